import Media

/// Colours by their English names.
enum ColorWords {
    private static let table: [String: UInt32] = [
        "red": 0xd9453d, "crimson": 0xb8283f, "scarlet": 0xe03c31, "orange": 0xf0883a, "yellow": 0xf5c842,
        "gold": 0xe8b23c,
        "golden": 0xe8b23c, "green": 0x4f9d58, "olive": 0x8a8f45, "blue": 0x4482c4, "navy": 0x2f4478,
        "turquoise": 0x3db5b0,
        "teal": 0x2f8f94, "purple": 0x8458b0, "violet": 0x8f68c8, "lilac": 0xbb9fdb, "lavender": 0xb9a6de,
        "pink": 0xf08fae,
        "rose": 0xe77a94, "brown": 0x8c5a3b, "chestnut": 0x7d4326, "tan": 0xcfa678, "beige": 0xe3cba8,
        "cream": 0xf5e8cd,
        "white": 0xf7f4ee, "silver": 0xbfc8d2, "grey": 0x9097a1, "gray": 0x9097a1, "black": 0x3a3842,
        "ginger": 0xd9763a,
        "auburn": 0x97432b, "blond": 0xecc873, "blonde": 0xecc873, "copper": 0xc0703c, "sandy": 0xdcb87c,
        "peach": 0xf6b48f,
        "mint": 0x9fd9b8, "indigo": 0x4a4a9c, "amber": 0xeba53a, "coral": 0xf0806c, "rust": 0xb0532f, "ivory": 0xf7efdc,
    ]

    static func color(_ word: String) -> Color? { table[word].map { Color($0) } }

    /// The last colour that the words name, changed by `dark` or `pale` before it.
    static func last(in words: ArraySlice<String>) -> Color? {
        guard let index = words.lastIndex(where: { table[$0] != nil }), let color = color(words[index]) else {
            return nil
        }
        guard index > words.startIndex else { return color }
        switch words[index - 1] {
        case "dark", "deep": return color.darker(0.25)
        case "light", "pale", "soft": return color.lighter(0.32)
        case "bright": return color.saturated(1.15)
        default: return color
        }
    }
}
