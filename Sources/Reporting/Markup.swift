/// HTML or XML in the making. Only literals of the source are taken as they stand; every text that is interpolated
/// is made plain and escaped, so that nothing a story or a generator says can become markup.
///
///     let row: Markup = "<td>\(attempt.message)</td>"
///
/// Attribute values stand in double quotes.
package struct Markup: Sendable {
    package private(set) var text: String

    package static let empty: Markup = ""

    /// Takes a stylesheet or a script that is part of the program.
    package init(verbatim text: String) {
        self.text = text
    }

    package static func += (left: inout Markup, right: Markup) {
        left.text += right.text
    }
}

extension Markup: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) {
        text = value
    }

    package init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        package mutating func appendLiteral(_ literal: String) { text += literal }
        package mutating func appendInterpolation(_ content: String) { text += content.plainText.escaped }
        package mutating func appendInterpolation(_ number: Int) { text += String(number) }
        package mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

        package mutating func appendInterpolation(_ parts: some Sequence<Markup>) {
            for part in parts { text += part.text }
        }
    }
}

extension String {
    fileprivate var escaped: String {
        guard utf8.contains(where: { Self.entity(for: $0) != nil }) else { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count + 32)
        for byte in utf8 {
            if let entity = Self.entity(for: byte) {
                bytes += entity.utf8
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func entity(for byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}
