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
