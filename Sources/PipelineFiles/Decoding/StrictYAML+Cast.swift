import Domain
import Platform
import SystemPackage
import Yams

/// The `cast:` of pipelines, of stories in them, and of the front matter of story files.
extension StrictYAML {
    private static let castKeys = ["name", "kind", "looks", "clothes", "pronouns", "portrait"]
    private static let castLimit = 40

    mutating func cast(_ node: Node?) -> [CastEntry] {
        guard let node, let items = items(node, called: "cast") else { return [] }
        guard items.count <= Self.castLimit else {
            note(node, "“cast” lists \(items.count) characters, at most \(Self.castLimit)")
            return []
        }
        var entries: [CastEntry] = []
        for item in items {
            guard let entry = castEntry(item) else { continue }
            if let first = entries.first(where: { $0.facts.isSameCharacter(as: entry.facts) }) {
                note(
                    item, "the character “\(entry.facts.name)” is in the cast twice, first at \(first.place); keep one")
            } else {
                entries.append(entry)
            }
        }
        return entries
    }

    private mutating func castEntry(_ node: Node) -> CastEntry? {
        guard let members = mapping(node, called: "cast", keys: Self.castKeys) else { return nil }
        if members["name"] == nil { note(node, "a character of the cast has no “name:”; only the name is required") }
        let name = self.name(members["name"], called: "name", limit: CharacterFacts.nameLimit)
        let kind = self.name(members["kind"], called: "kind", limit: CharacterFacts.kindLimit)
        let looks = description(members["looks"], called: "looks", limit: CharacterFacts.looksLimit)
        let clothes = description(members["clothes"], called: "clothes", limit: CharacterFacts.clothesLimit)
        let pronouns = choice(members["pronouns"], called: "pronouns", of: CharacterFacts.Pronouns.self)
        let portrait = portrait(members["portrait"])
        guard let name else { return nil }
        var entry = CastEntry(
            facts: CharacterFacts(
                name: name, kind: kind?.lowercased(), looks: looks, clothes: clothes, pronouns: pronouns),
            place: place(node))
        entry.portrait = portrait
        return entry
    }

    /// A file beside this one.
    private mutating func portrait(_ node: Node?) -> PortraitFile? {
        guard let node, let name = text(node, called: "portrait", limit: 1000) else { return nil }
        guard !name.utf8.contains(0) else {
            note(node, "“portrait” has a NUL character in it")
            return nil
        }
        let relative = FilePath(name)
        let path = relative.isAbsolute ? relative : FilePath(file).parent.pushing(relative)
        return PortraitFile(name: name, path: path.normalized.string, place: place(node))
    }

    /// One or more words of letters, and the punctuation that occurs in names.
    mutating func name(_ node: Node?, called key: String, limit: Int = 40) -> String? {
        guard let node, let text = description(node, called: key, limit: limit) else { return nil }
        let isName =
            text.first?.isLetter == true
            && text.allSatisfy { $0.isLetter || $0.isNumber || " .'’-".contains($0) }
        if !isName { note(node, "“\(key)” is “\(text)”, must be a name of letters, such as “Mira” or “fox”") }
        return isName ? text : nil
    }

    /// One line for concepts, without a stop at its end. The limit is in Unicode scalars, as that of a page spec.
    private mutating func description(_ node: Node?, called key: String, limit: Int) -> String? {
        guard let node, var text = self.text(node, called: key, limit: limit)?.whiteSpaceFolded else { return nil }
        guard text.unicodeScalars.count <= limit else {
            note(node, "“\(key)” is \(text.unicodeScalars.count) characters long, at most \(limit)")
            return nil
        }
        while let last = text.last, ".,;: ".contains(last), text.count > 1 { text.removeLast() }
        return text
    }
}
