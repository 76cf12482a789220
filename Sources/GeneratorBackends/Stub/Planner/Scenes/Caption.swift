import PageSpecs

/// Says what a panel shows: the direction for whoever draws it and the text for whoever cannot see it.
struct Caption {
    private static let longestDirection = 240
    private static let longestAlt = 250

    let lexicon: PlannerLexicon
    let cast: [PlannedCharacter]
    let present: [Int]
    let members: [CastMember]
    let key: SceneEvent?
    let props: [PageReading.NamedProp]
    let scene: SceneTracker
    let mood: Mood

    /// “A small fox climbs the ladder at night, holding a lantern, with Mira nearby. A bell is close by.” The direction
    /// adds the mood.
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
        let isNamedPlace = (key?.complement).map(namesPlace) ?? false
        if !isNamedPlace { text += " " + place }
        text += weather(within: text) + time(within: text)
        if let prop = member(subject)?.holding, !mentions(prop, in: text) {
            text += ", holding \(EnglishGrammar.withArticle(prop))"
        }
        return text
    }

    private var plainAction: String {
        guard let first = subjects.first else { return scenery }
        guard let key else { return "\(names(of: [first])) \(verb(for: member(first)?.pose ?? .standing))" }
        let verb = key.characters.count > 1 ? key.verb : EnglishGrammar.thirdPerson(of: key.verb)
        let text = "\(names(of: key.characters)) \(verb)"
        return key.complement.isEmpty ? text : "\(text) \(key.complement)"
    }

    /// Who acts; where nothing tells, the liveliest of those present.
    private var subjects: [Int] {
        if let key { return key.characters }
        guard let first = present.first else { return [] }
        return [present.first { (member($0)?.pose ?? .standing) != .standing } ?? first]
    }

    private func verb(for pose: Pose) -> String {
        switch pose {
        case .standing: "stands"
        case .walking: "walks"
        case .running: "runs"
        case .sitting: "sits"
        case .sleeping: "sleeps"
        case .flying: "flies"
        case .swimming: "swims"
        case .waving: "waves"
        case .reaching: "reaches out"
        case .hugging: "hugs a friend"
        }
    }

    /// Nobody in sight: the place itself.
    private var scenery: String {
        let names: [Setting: String] = [
            .sea: "the open sea", .sky: "the wide sky", .space: "the stars", .underwater: "the sea bed",
            .room: "a quiet room",
        ]
        return (names[scene.setting] ?? "a quiet \(scene.setting.rawValue)") + weather(within: "") + time(within: "")
    }

    private func companions(beside action: String) -> String {
        let shown = subjects
        let complement = (key?.complement ?? "").lowercased().filter { $0 != "." }
        let others = present.filter { index in
            !shown.contains(index) && !cast[index].nouns.contains(where: complement.contains)
                && !cast[index].names.contains { complement.contains($0.joined(separator: " ")) }
        }
        guard let first = others.first else { return "" }
        if others.count == 1, let member = member(first) {
            if let prop = member.holding, !mentions(prop, in: action) {
                return " while \(names(of: [first])) holds \(EnglishGrammar.withArticle(prop))"
            }
            if ![.standing, .reaching, .hugging].contains(member.pose) {
                return " while \(names(of: [first])) \(verb(for: member.pose))"
            }
        }
        return ", with \(names(of: Array(others.prefix(3)))) nearby"
    }

    /// Things not told yet, as sentences.
    private func nearby(beside told: String) -> [String] {
        let worn = present.map { cast[$0].appearance }.joined(separator: " ")
        let held = Set(members.compactMap(\.holding))
        let rest = props.filter { prop in
            !mentions(prop.noun, in: told) && prop.noun != "sun"
                && !(lexicon.garments.contains(prop.noun) && mentions(prop.noun, in: worn) && !held.contains(prop.noun))
        }
        let above = rest.filter { lexicon.grammar.aloft.contains($0.noun) }
        let below = rest.filter { !lexicon.grammar.aloft.contains($0.noun) }.prefix(3)
        var parts: [String] = []
        if !below.isEmpty {
            let isOne = below.count == 1 && !below[0].isPlural
            parts.append(" \(Self.opening(below.map(named))) \(isOne ? "is" : "are") close by.")
        }
        if !above.isEmpty {
            let single = ["moon": "the moon", "rainbow": "a rainbow"]
            let isOne = above.count == 1 && single[above[0].noun] != nil
            let names = above.map { single[$0.noun] ?? EnglishGrammar.plural(of: $0.noun) }
            parts.append(" \(Self.opening(names)) \(isOne ? "is" : "are") in the sky.")
        }
        return parts
    }

    private static func opening(_ names: [String]) -> String {
        EnglishGrammar.capitalised(EnglishGrammar.list(names))
    }

    private func named(_ prop: PageReading.NamedProp) -> String {
        if lexicon.uncountable.contains(prop.noun) { return prop.noun == "fire" ? "a fire" : "some \(prop.noun)" }
        return prop.isPlural ? EnglishGrammar.plural(of: prop.noun) : EnglishGrammar.withArticle(prop.noun)
    }

    private func names(of characters: [Int]) -> String {
        EnglishGrammar.list(characters.map { cast[$0].captionName })
    }

    private func member(_ index: Int) -> CastMember? {
        members.first { $0.character == cast[index].id }
    }

    private var place: String { lexicon.words.settings[scene.setting.rawValue]?.phrase ?? "" }

    private func namesPlace(_ complement: String) -> Bool {
        let saidAlready = place.split(separator: " ").filter { $0.count > 3 }
        return complement.split(separator: " ").contains {
            lexicon.settings[String($0)] != nil || saidAlready.contains($0)
        }
    }

    private func mentions(_ noun: String, in text: String) -> Bool {
        text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }.contains {
            lexicon.props[String(decoding: $0, as: UTF8.self)]?.noun == noun
        }
    }

    private func weather(within text: String) -> String {
        guard ![.room, .kitchen, .cave, .space, .underwater].contains(scene.setting) else { return "" }
        if text.split(separator: " ").contains(where: { lexicon.weathers[String($0)] == scene.weather }) { return "" }
        switch scene.weather {
        case .clear, .cloudy: return ""
        case .rain: return " in the rain"
        case .snow: return scene.setting == .snow ? "" : " in falling snow"
        case .wind: return " in the wind"
        case .fog: return " in the mist"
        }
    }

    private func time(within text: String) -> String {
        if text.split(separator: " ").contains(where: { lexicon.times[String($0)] != nil }) { return "" }
        switch scene.timeOfDay {
        case .day: return ""
        case .dawn: return " at dawn"
        case .dusk: return " at dusk"
        case .night: return " at night"
        }
    }
}
