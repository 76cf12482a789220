/// XML or HTML that is always well-formed: literals are markup, interpolated values are text.
///
/// ```swift
/// let heading: Markup = "<h1>\(story.title)</h1>"
/// ```
///
/// An interpolated `String` is made plain and escaped for text and for quoted attribute values (see ``XMLText``), so
/// that no text of a story or a generator can become markup. An interpolated `Markup` is inserted unchanged. A `String`
/// that is not a literal becomes markup only with ``init(verbatim:)``.
package struct Markup: Hashable, Sendable {
    package static let empty: Markup = ""

    package private(set) var source: String

    /// For a stylesheet or a script of this program. Never for text from outside.
    package init(verbatim source: String) {
        self.source = source
    }

    static func += (left: inout Markup, right: Markup) {
        left.source += right.source
    }
}

extension Markup: ExpressibleByStringInterpolation {
    package init(stringLiteral source: String) {
        self.source = source
    }

    package init(stringInterpolation: StringInterpolation) {
        source = stringInterpolation.source
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var source = ""

        package init(literalCapacity: Int, interpolationCount: Int) {
            source.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        package mutating func appendLiteral(_ literal: String) {
            source += literal
        }

        package mutating func appendInterpolation(_ text: String) {
            source += XMLText.escaped(text)
        }

        package mutating func appendInterpolation(_ number: Int) {
            source += String(number)
        }

        package mutating func appendInterpolation(_ markup: Markup) {
            source += markup.source
        }

        /// Inserts the parts without separators.
        package mutating func appendInterpolation(_ parts: some Sequence<Markup>) {
            for part in parts { source += part.source }
        }

        /// Inserts one part per line, without a line end after the last.
        package mutating func appendInterpolation(lines parts: some Sequence<Markup>) {
            source += parts.joined(separator: "\n").source
        }
    }
}

extension Sequence<Markup> {
    package func joined(separator: Markup) -> Markup {
        var joined = Markup.empty
        for (index, part) in enumerated() {
            if index > 0 { joined += separator }
            joined += part
        }
        return joined
    }
}
