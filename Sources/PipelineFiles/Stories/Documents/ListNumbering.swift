/// The numbers of a list in a document: `3.`, `(c)`, `IV)`.
struct ListNumbering {
    private var next: Int
    private let style: String
    private let delimiter: String

    /// `style` and `delimiter` have the names of pandoc.
    init(start: Int, style: String, delimiter: String) {
        next = start
        self.style = style
        self.delimiter = delimiter
    }

    mutating func number() -> String {
        let text = Self.text(of: next, style)
        next = next < Int.max ? next + 1 : next
        return switch delimiter {
        case "OneParen": "\(text))"
        case "TwoParens": "(\(text))"
        default: "\(text)."
        }
    }

    private static func text(of number: Int, _ style: String) -> String {
        switch style {
        case "LowerAlpha": letters(number)?.lowercased() ?? "\(number)"
        case "UpperAlpha": letters(number) ?? "\(number)"
        case "LowerRoman": RomanNumeral.text(of: number)?.lowercased() ?? "\(number)"
        case "UpperRoman": RomanNumeral.text(of: number) ?? "\(number)"
        default: "\(number)"
        }
    }

    private static func letters(_ number: Int) -> String? {
        guard (1...26).contains(number) else { return nil }
        return String(Character(Unicode.Scalar(UInt8(64 + number))))
    }
}
