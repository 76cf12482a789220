/// The English grammar that captions need.
enum EnglishGrammar {
    /// `a` or `an`, by pronunciation instead of spelling.
    static func article(before phrase: String) -> String {
        let word = phrase.lowercased()
        let exceptions = ["uni", "use", "usu", "eu", "one", "once", "ukulele"]
        if exceptions.contains(where: word.hasPrefix) { return "a" }
        if ["hour", "honest", "honour", "heir"].contains(where: word.hasPrefix) { return "an" }
        guard let first = word.first else { return "a" }
        return "aeiou".contains(first) ? "an" : "a"
    }

    static func withArticle(_ phrase: String) -> String { "\(article(before: phrase)) \(phrase)" }

    static func plural(of noun: String) -> String {
        if let irregular = irregularPlurals[noun] { return irregular }
        if noun.hasSuffix("man") { return noun.dropLast(2) + "en" }
        if noun.hasSuffix("wife") { return noun.dropLast(2) + "ves" }
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + "ies"
        }
        return ["s", "sh", "ch", "x"].contains(where: noun.hasSuffix) ? noun + "es" : noun + "s"
    }

    private static let irregularPlurals = [
        "leaf": "leaves", "loaf": "loaves", "wolf": "wolves", "calf": "calves", "elf": "elves", "sheep": "sheep",
        "fish": "fish", "deer": "deer", "mouse": "mice", "goose": "geese", "ox": "oxen", "child": "children",
        "knife": "knives", "shelf": "shelves", "scarf": "scarves", "tomato": "tomatoes", "potato": "potatoes",
        "foot": "feet", "cactus": "cacti", "penny": "pennies", "tooth": "teeth",
    ]

    /// The third person singular: `runs`, `carries`, `goes`.
    static func thirdPerson(of verb: String) -> String {
        if verb.hasSuffix("y"), let before = verb.dropLast().last, !"aeiou".contains(before) {
            return verb.dropLast() + "ies"
        }
        return ["s", "sh", "ch", "x", "z", "o"].contains(where: verb.hasSuffix) ? verb + "es" : verb + "s"
    }

    /// The words of which the word may be a form: `hop` for `hopped`, `bake` for `baking`.
    static func bases(of word: String) -> [String] {
        var bases: [String] = []
        if word.hasSuffix("ies") || word.hasSuffix("ied"), word.utf8.count > 4 { bases.append(word.dropLast(3) + "y") }
        for ending in ["ing", "ed", "s", "es", "d"]
        where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count + 2 {
            let stem = word.dropLast(ending.utf8.count)
            // “Staring” is of “stare”.
            bases += ending.count > 1 && ending != "es" ? [stem + "e", String(stem)] : [String(stem), stem + "e"]
            if stem.utf8.count > 2, stem.last == stem.dropLast().last { bases.append(String(stem.dropLast())) }
        }
        return bases
    }

    static func capitalised(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
