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

/// Roman numerals from 1 to 3999.
enum RomanNumeral {
    private static let marks = [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
        (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]

    static func text(of number: Int) -> String? {
        guard (1..<4000).contains(number) else { return nil }
        var rest = number
        return marks.reduce(into: "") { text, mark in
            while rest >= mark.0 {
                text += mark.1
                rest -= mark.0
            }
        }
    }

    /// Nil if the text, in capitals, is not the usual form of a number.
    static func value(of text: String) -> Int? {
        var rest = Substring(text)
        var value = 0
        for (worth, mark) in marks {
            while rest.hasPrefix(mark) {
                rest = rest.dropFirst(mark.count)
                value += worth
            }
        }
        return rest.isEmpty && Self.text(of: value) == text ? value : nil
    }
}
