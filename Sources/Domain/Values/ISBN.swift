/// An international standard book number of 13 digits.
package struct ISBN: Hashable, Sendable {
    /// Without hyphens.
    package let digits: String
    /// As it was written, for the copyright page.
    package let text: String

    /// Nil if it has other than 13 digits, another prefix than 978 or 979, or a wrong check digit.
    package init?(_ text: String) {
        let digits = text.unicodeScalars.filter { $0 != "-" && $0 != " " }
        guard digits.count == 13, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
        let values = digits.map { Int($0.value) - 48 }
        let sum = values.enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 1 : 3) }
        self.digits = String(String.UnicodeScalarView(digits))
        self.text = text
        guard sum.isMultiple(of: 10), self.digits.hasPrefix("978") || self.digits.hasPrefix("979") else { return nil }
    }
}

extension ISBN: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let isbn = ISBN(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is not an ISBN")
        }
        self = isbn
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
