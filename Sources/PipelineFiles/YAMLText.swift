extension String {
    /// The text on one line of YAML, in double quotes. What YAML forbids or reads as a line break is escaped. It is a string
    /// of JSON, too.
    package var yamlQuoted: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x22, 0x5C: "\\\(scalar)"
            case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
                "\\u" + String(String(scalar.value + 0x10000, radix: 16).dropFirst())
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
