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
