/// A name that is valid as a file name on every system and stays the same from run to run.
///
/// Lower-case ASCII letters, digits and single hyphens, 1 to 60 bytes, never a name that Windows reserves.
package struct Slug: Hashable, Sendable {
    static let lengthLimit = 60
    private static let reserved: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

    package let text: String

    /// Derives a slug from any title. If letters of other scripts are lost, a hash of the title is added, so that
    /// different titles get different slugs. If no letters remain, `untitled` is before the hash.
    package init(title: String) {
        var text = ""
        var losesLetters = false
        for scalar in title.unicodeScalars {
            if let letter = Self.plainLetters(for: scalar) {
                text += letter
            } else {
                losesLetters = losesLetters || scalar.properties.isAlphabetic
                if !text.hasSuffix("-"), !text.isEmpty { text += "-" }
            }
        }
        let ending = losesLetters || text.isEmpty ? "-" + StableHash(of: title).hexPrefix : ""
        text = String((text.isEmpty ? "untitled" : text).prefix(Self.lengthLimit - ending.utf8.count))
        while text.hasSuffix("-") { text.removeLast() }
        text += ending
        self.text = Self.reserved.contains(text) ? text + "-story" : text
    }

    /// Reads an existing slug; nil if the text is not one.
    package init?(_ text: String) {
        guard Slug(title: text).text == text else { return nil }
        self.text = text
    }

    /// The same name with a number after it, for the second of two equal titles.
    package func numbered(_ number: Int) -> Slug {
        let ending = "-\(number)"
        return Slug(title: text.prefix(Self.lengthLimit - ending.utf8.count) + ending)
    }

    private static func plainLetters(for scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "a"..."z", "0"..."9": return String(scalar)
        case "A"..."Z": return String(scalar).lowercased()
        case "ß", "ẞ": return "ss"
        case "æ", "Æ": return "ae"
        case "ø", "Ø": return "o"
        case "œ", "Œ": return "oe"
        case "ł", "Ł": return "l"
        case "đ", "Đ", "ð", "Ð": return "d"
        case "þ", "Þ": return "th"
        case "ı": return "i"
        case "'", "\u{2019}": return ""
        default: return letterWithoutAccent(scalar)
        }
    }

    /// The base letter of a Latin letter with accents; an empty text for combining marks; nil for everything else.
    private static func letterWithoutAccent(_ scalar: Unicode.Scalar) -> String? {
        if scalar.properties.generalCategory == .nonspacingMark { return "" }
        guard (0xC0...0x24F).contains(scalar.value) || (0x1E00...0x1EFF).contains(scalar.value) else { return nil }
        let name = scalar.properties.name ?? ""
        let words = name.split(separator: " ")
        guard words.count >= 4, words[0] == "LATIN", words[2] == "LETTER", words[3].utf8.count == 1 else { return nil }
        return words[3].lowercased()
    }
}

extension Slug: CustomStringConvertible {
    package var description: String { text }
}

extension Slug: Codable {
    /// Encoded as its text. A text that is not a slug is refused, so that no invalid slug is read from a file.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let slug = Slug(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is not a slug")
        }
        self = slug
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension Slug: Comparable {
    package static func < (left: Slug, right: Slug) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}
