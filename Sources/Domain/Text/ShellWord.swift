/// One word of a command line, quoted so that a shell does not interpret it.
package struct ShellWord {
    let text: String

    package static func quoted(_ word: String) -> String { ShellWord(text: word).quoted }

    /// The text unchanged if that is safe, else in single quotes. Invisible characters and characters that change the
    /// writing direction become escapes within `$'…'`, which bash, zsh, ksh and POSIX 2024 support.
    var quoted: String {
        if !text.isEmpty, text.utf8.allSatisfy(Self.isPlain) { return text }
        guard text.unicodeScalars.contains(where: Self.isUnseen) else {
            return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
        }
        return "$'" + text.unicodeScalars.map(Self.escaped).joined() + "'"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "/._-+@%:,=".utf8.contains(byte)
        }
    }

    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: true
        default: false
        }
    }

    /// Octal escapes of the bytes. Not every shell supports the four-digit escapes of scalars.
    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
        guard isUnseen(scalar) else { return String(scalar) }
        return String(scalar).utf8.map { byte in
            "\\" + [byte >> 6, byte >> 3 & 7, byte & 7].map { String($0) }.joined()
        }.joined()
    }
}
