/// Strings of a PDF in hexadecimal digits, which need no escapes.
enum PDFText {
    /// A text string in UTF-16 with its mark.
    static func string(_ text: String) -> String { "<FEFF\(utf16(text.unicodeScalars))>" }

    static func utf16(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        scalars.reduce(into: "") { digits, scalar in
            for unit in String(scalar).utf16 { digits += hex(UInt32(unit)) }
        }
    }

    /// Four digits.
    static func hex(_ value: UInt32) -> String {
        let digits = String(value & 0xFFFF, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
