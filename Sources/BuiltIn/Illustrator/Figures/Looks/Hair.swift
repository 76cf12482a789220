import Media

struct Hair: Hashable, Sendable {
    enum Style: CaseIterable, Sendable {
        case short, bob, pigtails, curly, long, bun, tuft, bald
    }

    var style: Style
    var color: Color

    static let naturalColors: [Color] = [
        Color(0x3c2a26), Color(0x5b3a29), Color(0x7d4a2c), Color(0xa5612f), Color(0xd9a353), Color(0x2b2730),
        Color(0xb8532e),
    ]

    static let grey = Color(0xe4e2e6)

    /// The colour that the words name; “dark” and “fair” are colours of hair.
    static func color(in words: ArraySlice<String>) -> Color? {
        if let color = ColorWords.last(in: words) { return color }
        if words.contains("dark") { return Color(0x3c2a26) }
        return words.contains("fair") ? ColorWords.color("blond") : nil
    }

    static func style(word: String) -> Style? {
        switch word {
        case "curly", "curls", "wavy", "frizzy": .curly
        case "pigtails", "braids", "plaits", "braid", "plait", "bunches": .pigtails
        case "bun", "topknot": .bun
        case "bob": .bob
        case "ponytail", "long": .long
        case "short", "straight", "spiky", "tousled", "messy": .short
        case "tuft", "tufty": .tuft
        case "bald": .bald
        default: nil
        }
    }
}
