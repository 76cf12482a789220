import Domain

/// Describes a panel in two texts: the direction for the illustrator, and the alt text for a reader who cannot see the
/// picture.
struct Caption {
    private static let longestDirection = 240
    private static let longestAlt = 250
    private static let longestComplement = 40
    /// The end of a sentence that only lists things.
    static let listEnding = "close by."

    let lexicon: PlannerLexicon
    let cast: [PlannedCharacter]
    let present: [Int]
    let members: [CastMember]
    var key: SceneEvent?
    /// What the other characters do.
    var deeds: [Int: SceneEvent] = [:]
    let props: [PageReading.NamedProp]
    let scene: Surroundings
    let mood: Mood
    var variation = Variation.plain

    /// How to describe the same event with other words than on the page before.
    enum Variation {
        case plain
        /// Adds the facial expression of the acting character.
        case face
        /// Says only that the characters are still present.
        case still
    }

    func showing(_ event: SceneEvent) -> Caption {
        var caption = self
        caption.key = event
        return caption
    }

    func varied(by variation: Variation) -> Caption {
        var caption = self
        caption.variation = variation
        if variation == .still { caption.key = nil }
        return caption
    }

    /// Gives, for example, “A small fox climbs the ladder at night, holding a lantern, with Mira nearby. A bell is
    /// close by.” The direction also contains the mood.
    func texts() -> (alt: String, direction: String) {
        let action = action
        let companions = companions(beside: action)
        let nearby = nearby(beside: (action + companions).lowercased())
        let mood = " The mood is \(mood.rawValue)."
        return (
            joined(sentence: action, others: companions, tail: nearby, limit: Self.longestAlt),
            joined(sentence: action, others: companions, tail: nearby + [mood], limit: Self.longestDirection)
        )
    }

    private func joined(sentence: String, others: String, tail: [String], limit: Int) -> String {
        let texts = [sentence + others, sentence, plainAction, scenery]
        var text = (texts.first { $0.unicodeScalars.count < limit } ?? "") + "."
        for part in tail where text.unicodeScalars.count + part.unicodeScalars.count <= limit { text += part }
        return EnglishGrammar.capitalised(text)
    }

    private var action: String {
        guard let subject = subjects.first else { return scenery }
        var text = plainAction
        let isNamedPlace = key.map { namesPlace("\($0.complement) \($0.place)") } ?? false
        if variation == .face, let face = lexicon.words.scenes.faces[mood.rawValue] { text += " " + face }
        if !isNamedPlace, !leavesIndoors { text += " " + place }
        text += weather(within: text) + time(within: text)
        if let prop = member(subject)?.holding, !mentions(prop, in: text) {
            text += ", holding \(lexicon.phrase(for: prop))"
        }
        return text
    }

    private var plainAction: String {
        guard let first = subjects.first else { return scenery }
        guard let key else {
            let verb = variation == .still ? "is still" : verb(for: member(first)?.pose ?? .standing)
            return "\(names(of: [first])) \(verb)"
        }
        let verb = key.characters.count > 1 ? key.verb : EnglishGrammar.thirdPerson(of: key.verb)
        let text = "\(names(of: key.characters)) \(verb)"
        if let listener { return "\(text) to \(names(of: [listener]))" }
        return [text, key.complement, key.place].filter { !$0.isEmpty }.joined(separator: " ").replacing(
            " , ", with: ", ")
    }

    /// The character that is spoken to, if only one is possible.
    private var listener: Int? {
        guard let key, ["talk", "whisper"].contains(key.verb), key.complement.isEmpty else { return nil }
        let others = present.filter { !key.characters.contains($0) }
        if others.count == 1 { return others[0] }
        let living = others.filter { !lexicon.isThing(cast[$0]) }
        return living.count == 1 ? living[0] : nil
    }

    /// The characters that act. Without an event, the first present character with a pose other than standing,
    /// otherwise the first one.
    private var subjects: [Int] {
        if let key { return key.characters }
        guard let first = present.first else { return [] }
        return [present.first { (member($0)?.pose ?? .standing) != .standing } ?? first]
    }

    private func verb(for pose: Pose) -> String {
        let isBare = [.hugging, .reaching].contains(pose)
        let (verb, complement) = (isBare ? Pose.standing : pose).words.phrase(on: nil)
        return [EnglishGrammar.thirdPerson(of: verb), complement].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func companions(beside action: String) -> String {
        let shown = subjects
        let complement = (key.map { "\($0.complement) \($0.place)" } ?? "").lowercased().filter { $0 != "." }
        let others = present.filter { index in
            !shown.contains(index) && index != listener && !cast[index].nouns.contains(where: complement.contains)
                && !cast[index].names.contains { complement.contains($0.joined(separator: " ")) }
        }
        let mentioned = Set(shown.map { cast[$0].captionName })
        let companions = others.filter { !mentioned.contains(cast[$0].captionName) }
        guard let first = companions.first else { return "" }
        if companions.count == 1, let member = member(first) {
            // “While Tim hides behind a tree.”
            if let event = deeds[first], let target = member.target ?? member.position?.thing,
                event.things.contains(target) || event.object != nil, event.pose == member.pose, !event.isBare,
                event.complement.utf8.count < Self.longestComplement,
                !event.complement.isEmpty, event.position != key?.position, event.sentence >= key?.sentence ?? 0,
                Set(event.things).isDisjoint(with: key?.things ?? [])
            {
                return " while \(names(of: [first])) \(EnglishGrammar.thirdPerson(of: event.verb)) \(event.complement)"
            }
            if let prop = member.holding, !mentions(prop, in: action) {
                return " while \(names(of: [first])) holds \(lexicon.phrase(for: prop))"
            }
            if ![.standing, .reaching, .hugging, .working].contains(member.pose) {
                return " while \(names(of: [first])) \(verb(for: member.pose))"
            }
        }
        return ", with \(names(of: Array(companions.prefix(3)))) nearby"
    }

    /// Sentences for things that the text does not name yet.
    private func nearby(beside mentioned: String) -> [String] {
        let worn = present.map { cast[$0].appearance }.joined(separator: " ")
        let held = Set(members.compactMap(\.holding))
        let rest = props.filter { prop in
            !mentions(prop.noun, in: mentioned) && prop.noun != "sun"
                && !(prop.state == nil && lexicon.garments.contains(prop.noun) && mentions(prop.noun, in: worn)
                    && !held.contains(prop.noun))
        }
        let above = rest.filter { lexicon.grammar.aloft.contains($0.noun) }
        let below = rest.filter { !lexicon.grammar.aloft.contains($0.noun) }.prefix(3)
        var parts: [String] = []
        if !below.isEmpty {
            let isOne = below.count == 1 && (!below[0].isPlural || lexicon.uncountable.contains(below[0].noun))
            parts.append(" \(Self.opening(below.map(lexicon.phrase(for:)))) \(isOne ? "is" : "are") \(Self.listEnding)")
        }
        if !above.isEmpty, !isSheltered {
            let single = ["moon": "the moon", "rainbow": "a rainbow"]
            let isOne = above.count == 1 && (single[above[0].noun] != nil || !above[0].isPlural)
            let names = above.map { single[$0.noun] ?? lexicon.phrase(for: $0) }
            parts.append(" \(Self.opening(names)) \(isOne ? "is" : "are") in the sky.")
        }
        return parts
    }

    private static func opening(_ names: [String]) -> String {
        EnglishGrammar.capitalised(names.listed)
    }

    private func names(of characters: [Int]) -> String {
        let names = characters.map { cast[$0].captionName }
        var listed: [String] = []
        for name in names where !listed.contains(name) { listed.append(name) }
        // “Two men.”
        return listed.map { name in
            let count = names.count { $0 == name }
            let number = lexicon.words.numbers.filter { $0.value == count && $0.key != "both" }.keys.min()
            guard let number, name.hasPrefix("a ") || name.hasPrefix("an ") else { return name }
            return "\(number) \(EnglishGrammar.plural(of: String(name.drop { $0 != " " }.dropFirst())))"
        }.listed
    }

    private func member(_ index: Int) -> CastMember? {
        members.first { $0.character == cast[index].id }
    }

    private func mentions(_ noun: String, in text: String) -> Bool {
        let words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }
        return lexicon.drawables(in: words.map { String(decoding: $0, as: UTF8.self) }).contains(noun)
    }
}
