/// XML or HTML that is well-formed by construction: what stands in the literal is markup, what is interpolated is text.
///
/// ```swift
/// let heading: Markup = "<h1>\(story.title)</h1>"
/// ```
///
/// An interpolated `String` is made plain and escaped for both text and quoted attribute values (see ``XMLText``), so
/// that nothing a story or a generator says can become markup; an interpolated `Markup` goes in as it is. A `String`
/// that is not a literal becomes markup through ``init(verbatim:)`` alone.
package struct Markup: Hashable, Sendable {
    package static let empty: Markup = ""

    package private(set) var source: String

    /// Takes a stylesheet or a script that is part of the program. Never for text that comes from outside.
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

        /// One part right behind the other.
        package mutating func appendInterpolation(_ parts: some Sequence<Markup>) {
            for part in parts { source += part.source }
        }

        /// One part a line, without a line end behind the last.
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
