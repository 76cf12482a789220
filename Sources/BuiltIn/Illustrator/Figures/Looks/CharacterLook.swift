import Domain
import Media

/// The look of one character, the same on every page of its story. It depends on the story, the character's id and the
/// words of its appearance. A character of a cast looks the same in every story,
/// except for colours that no word gives: they are those of the theme.
struct CharacterLook: Sendable {
    var figure: Figure
    var coat: Figure.Coat
    var skin: Color
    var hair: Hair
    /// Nil without a beard.
    var beard: Color?
    var garments: [Garment: Color]
    var hat = HatShape.cap
    /// The character's own colour from the theme.
    var accent: Color
    var secondAccent: Color
    var size: Double
    /// What a girl wears in her hair.
    let ornament: Ornament

    enum Ornament: CaseIterable, Sendable {
        case bow, flower, band, clip
    }

    private static let skins: [Color] = [
        Color(0xfbd7b8), Color(0xf3c39b), Color(0xdfa374), Color(0xb9784f), Color(0x8d5638), Color(0xf7cba8),
    ]

    /// `rank` is the character's index among those of the story. Neighbours that no cast describes get different accents.
    init(
        _ character: StoryCharacter, rank: Int, storySeed: UInt64, palette: ThemePalette,
        things: ArtCatalog = .compiledIn
    ) {
        let given = character.given.map { StableHash(of: "look", $0.nameWords.joined(separator: " ")).value }
        let seed = given ?? StableHash(of: "look", String(storySeed), character.id).value
        var random = SeededGenerator(seed: seed)
        let figure = things.figure(for: character, seed: seed)
        self.figure = figure
        let place = given.map { Int($0 % 5) } ?? rank + Int(storySeed % 5)
        accent = palette.accents[place % palette.accents.count]
        secondAccent = palette.accents[(place + 2) % palette.accents.count]
        coat = random.pick(figure.coats)
        skin = random.pick(Self.skins)
        hair = Hair(style: random.pick(figure.hairStyles), color: random.pick(Hair.naturalColors))
        if figure.isGrey { hair.color = Hair.grey }
        size = figure.size * random.next(in: 0.97...1.03)
        if !figure.isBaby, Figure.baby.nouns.contains(where: character.kind.lowercaseWords.contains) { size *= 0.6 }
        ornament = Ornament.allCases[Int(seed >> 32 & 3)]
        garments = [:]
        readAppearance(character.appearance.lowercaseWords)
        if let given = character.given { wear(given) }
        if figure.nouns[0] == "grandfather", beard == nil { beard = hair.color }
        if garments.isEmpty, case .fur = figure.dress {
            garments[random.pick([.scarf, .bow, .scarf, .shirt])] = accent
        }
    }

    /// What the young of several animals are called.
    static let youngNouns: Set<String> = [
        "duckling", "eaglet", "gosling", "joey", "owlet", "chick", "kitten", "puppy", "pup", "cub", "piglet", "lamb",
        "calf", "foal", "fawn",
    ]
    private static let toys: Set<String> = ["toy", "rubber", "plush", "stuffed"]

    private mutating func readAppearance(_ words: [String]) {
        // What the character wears or has begins there.
        let end =
            words.firstIndex { ["with", "in", "holding", "wearing", "holds", "wears"].contains($0) } ?? words.count
        for (index, word) in words.enumerated() {
            let before = words[max(0, index - 4)..<index]
            if let garment = Garment(word: word) {
                put(on: garment, word, behind: before)
            } else if let style = Hair.style(word: word), !["long", "short"].contains(word) || words.contains("hair") {
                hair.style = style
            }
            switch word {
            case "beard" where figure.isPerson:
                let color = Hair.color(in: before.suffix(2))
                beard = color ?? hair.color
                if let color, !words.contains("hair") { hair.color = color }
            // Not a “seven-year-old boy”.
            case "old" where figure.isPerson && index < end && before.last != "year" && !words.contains("hair"):
                hair.color = Hair.grey
            // A cub beside a lion.
            case _ where Self.youngNouns.contains(word) && index < end:
                size = min(size, figure.size * 0.72)
                recolor(ColorWords.last(in: before))
            case "hair", "curls", "braids", "pigtails", "plaits", "bun", "ponytail":
                hair.color = Hair.color(in: before) ?? hair.color
            case "fur", "feathers", "scales", "wool", "coloured", "colored", "body", "shell", "plumage":
                recolor(ColorWords.last(in: before))
            case "skin":
                if before.contains(where: ["dark", "brown", "deep"].contains) { skin = Self.skins[4] }
                if before.contains(where: ["pale", "fair", "light"].contains) { skin = Self.skins[0] }
            case "tiny" where figure.isPerson && index < end: size = min(size, figure.size * 0.75)
            case "tiny", "small", "little": size *= size > figure.size * 0.9 ? 0.92 : 1
            case _ where Self.toys.contains(word) && index < end: size = min(size, 0.45)
            case "giant" where index < end, "giantess" where index < end, "gigantic" where index < end,
                "enormous" where index < end:
                size = max(figure.size * 1.7, 1.4)
            case "big", "large", "tall", "huge": size *= size < figure.size * 1.05 ? 1.08 : 1
            default:
                if figure.nouns.contains(word) { recolor(ColorWords.last(in: before)) }
            }
        }
    }

    /// Given clothes and colours take precedence. Clothes that cannot be drawn become a shirt in their colour.
    private mutating func wear(_ given: CharacterFacts) {
        if let words = given.looks?.lowercaseWords {
            for (index, word) in words.enumerated() where ColorWords.color(word) != nil {
                let next = index + 1 < words.count ? words[index + 1] : "and"
                if ["and", "with", "all"].contains(next) { recolor(ColorWords.last(in: words[...index])) }
            }
        }
        guard let words = given.clothes?.lowercaseWords else { return }
        garments = [:]
        for (index, word) in words.enumerated() {
            guard let garment = Garment(word: word) else { continue }
            put(on: garment, word, behind: words[max(0, index - 4)..<index])
        }
        if garments.isEmpty { garments[.shirt] = ColorWords.last(in: words[...]) ?? accent }
    }

    /// In the colour before its word, or its own.
    private mutating func put(on garment: Garment, _ word: String, behind before: ArraySlice<String>) {
        if garment == .hat { hat = HatShape(word: word, behind: before) }
        let own = garment == .hat ? hat.color : nil
        garments[garment] = garments[garment] ?? ColorWords.last(in: before) ?? own ?? accent
    }

    /// Sets another main colour and adapts the other colours of the coat to it.
    private mutating func recolor(_ color: Color?) {
        guard let color, !figure.isPerson else { return }
        coat.main = color
        coat.light = color.mixed(with: Color(0xfff6e6), color.luminance > 0.6 ? 0.5 : 0.72)
        if color.luminance < 0.3 { return }
        coat.dark = color.darker(0.55).mixed(with: Color(0x3a2c30), 0.4)
    }
}

extension CharacterLook {
    /// The colour of the largest part of the figure.
    var mainColor: Color { figure.isPerson ? garments[.coat] ?? topColor : coat.main }
}

extension Figure {
    var isPerson: Bool {
        if case .clothed = dress { return true }
        return false
    }

    /// It sits where others stand.
    var isBaby: Bool { nouns[0] == "baby" }

    fileprivate var isGrey: Bool { nouns[0] == "grandmother" || nouns[0] == "grandfather" }

    fileprivate var hairStyles: [Hair.Style] {
        switch nouns[0] {
        case "girl": [.bob, .pigtails, .curly, .long]
        case "boy": [.short, .curly, .tuft]
        case "baby": [.tuft, .bald, .curly]
        case "woman": [.long, .bob, .bun]
        case "grandmother": [.bun, .curly]
        case "grandfather": [.bald, .short]
        case "princess", "fairy": [.long, .curly]
        default: [.short]
        }
    }
}
