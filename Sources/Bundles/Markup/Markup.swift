/// XML that is well-formed by construction: what stands in the literal is markup, what is interpolated is text.
///
/// ```swift
/// let heading: Markup = "<h1>\(story.title)</h1>"
/// ```
///
/// An interpolated `String` is escaped for both text and quoted attribute values (see ``XMLText``); an interpolated
/// `Markup` goes in as it is. There is no way to make markup of a `String` that is not a literal.
package struct Markup: Hashable, Sendable, ExpressibleByStringInterpolation {
    package static let empty: Markup = ""

    package private(set) var source: String

    package init(stringLiteral source: String) {
        self.source = source
    }

    package init(stringInterpolation: Interpolation) {
        source = stringInterpolation.source
    }

    package struct Interpolation: StringInterpolationProtocol {
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

        /// One part a line.
        package mutating func appendInterpolation(_ parts: [Markup]) {
            source += parts.map(\.source).joined(separator: "\n")
        }
    }
}
