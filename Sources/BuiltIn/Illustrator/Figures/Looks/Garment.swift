import Media

/// Clothes and other worn things that a description may name.
enum Garment: String, CaseIterable, Sendable {
    case scarf, cape, coat, shirt, dress, trousers, hat, bow, glasses, crown, boots, backpack, apron

    init?(word: String) {
        switch word {
        case "scarf", "shawl", "neckerchief", "bandana", "necktie", "tie", "collar": self = .scarf
        case "cape", "cloak", "mantle": self = .cape
        case "coat", "jacket", "raincoat", "vest", "waistcoat", "robe", "cardigan", "anorak": self = .coat
        case "shirt", "sweater", "jumper", "tunic", "blouse", "pullover", "pyjamas", "pajamas", "jersey": self = .shirt
        case "dress", "skirt", "gown", "frock": self = .dress
        case "trousers", "pants", "shorts", "overalls", "jeans", "dungarees": self = .trousers
        case "hat", "cap", "beanie", "hood", "bonnet", "helmet": self = .hat
        case "bow", "ribbon", "bows", "ribbons": self = .bow
        case "glasses", "spectacles", "goggles": self = .glasses
        case "crown", "tiara": self = .crown
        case "boots", "shoes", "wellies", "boot", "slippers", "sneakers": self = .boots
        case "backpack", "rucksack", "satchel", "knapsack": self = .backpack
        case "apron": self = .apron
        default: return nil
        }
    }
}

/// What kind of hat it is: a wizard's is pointed, a farmer's of straw, a cook's tall.
enum HatShape: Sendable {
    case cap, pointed, straw, tall, helmet

    init(word: String, behind words: ArraySlice<String>) {
        // “A tall man in a hat.”
        let start = words.lastIndex { ["a", "an", "with", "in", "and"].contains($0) }.map { $0 + 1 }
        let before = words[(start ?? words.startIndex)...]
        if word == "helmet" {
            self = .helmet
        } else if before.contains("pointed") {
            self = .pointed
        } else if before.contains("straw") {
            self = .straw
        } else {
            self = before.contains("tall") ? .tall : .cap
        }
    }

    /// The colour without a word for it; nil for that of the figure.
    var color: Color? { self == .straw ? Color(0xe6c36a) : nil }
}

extension StubIllustrator {
    /// The garments that it can draw, by their main names.
    package static let garments = Garment.allCases.map(\.rawValue)

    /// The parts of given clothes that it leaves out: `a sash` of `a red scarf and a sash`.
    package static func undrawnParts(ofClothes clothes: String) -> [String] {
        clothes.replacing(" and ", with: ",").split { ",;".contains($0) }.map(String.init(_:)).compactMap { part in
            let words = part.lowercaseWords
            // “a red” of “a red and white scarf” is no part.
            guard let last = words.last, ColorWords.color(last) == nil else { return nil }
            guard !words.contains(where: { Garment(word: $0) != nil }) else { return nil }
            return part.trimmingPrefix { $0 == " " }.description
        }
    }
}
