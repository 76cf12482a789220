import Domain

/// Text for files in YAML that the program writes.
enum YAMLText {
    /// A quoted string. One of JSON is one of YAML, too, if the characters that YAML forbids or reads as line breaks are
    /// escaped.
    static func quoted(_ text: String) throws -> String {
        try JSON.text(text).unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
                "\\u" + String(String(scalar.value + 0x10000, radix: 16).dropFirst())
            default: String(scalar)
            }
        }.joined()
    }
}
