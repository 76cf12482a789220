/// Converts any text for an XML document.
package enum XMLText {
    /// The text made plain (see `plainText`) and escaped, for element content and for attribute values in single or
    /// double quotes.
    static func escaped(_ text: String) -> String {
        let plain = text.plainText
        guard plain.utf8.contains(where: { entity(for: $0) != nil }) else { return plain }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(plain.utf8.count + 32)
        for byte in plain.utf8 {
            if let entity = entity(for: byte) {
                bytes += entity.utf8
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// False for characters that XML 1.0 forbids (controls, U+FFFE, U+FFFF) or advises against (U+007F to U+009F and
    /// the other noncharacters). Also false for the overrides U+202D and U+202E, which could reverse the words after a
    /// title, and for line ends that are converted to line feeds.
    static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: true
        case ..<0x20, 0x7F...0x9F, 0x2028, 0x202D...0x202E, 0xFDD0...0xFDEF: false
        default: scalar.value & 0xFFFE != 0xFFFE
        }
    }

    /// Whether the text has no visible characters.
    package static func isBlank(_ text: String) -> Bool {
        text.plainText.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
        }
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
