/// Any text, made fit for an XML document.
package enum XMLText {
    /// The text with markup characters escaped, for element content as well as for attribute values in either kind of
    /// quotes. Line ends become `\n`; what ``isKept(_:)`` rejects is left out.
    package static func escaped(_ text: String) -> String {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        var followsCarriageReturn = false
        for scalar in text.unicodeScalars {
            defer { followsCarriageReturn = scalar == "\r" }
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\r", "\u{85}", "\u{2028}": escaped += "\n"
            case "\n" where followsCarriageReturn: break
            default: if isKept(scalar) { escaped.unicodeScalars.append(scalar) }
            }
        }
        return escaped
    }

    /// False for what XML 1.0 forbids (controls, U+FFFE, U+FFFF), what it advises against (U+007F to U+009F and the
    /// other noncharacters), and the two overrides U+202D and U+202E, with which a title could turn the words around
    /// it upside down.
    package static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case ..<0x20, 0x7F...0x9F, 0x202D...0x202E, 0xFDD0...0xFDEF: false
        default: scalar.value & 0xFFFE != 0xFFFE
        }
    }

    /// Whether nothing of the text would be seen.
    package static func isBlank(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            !isKept(scalar) || scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
        }
    }
}
