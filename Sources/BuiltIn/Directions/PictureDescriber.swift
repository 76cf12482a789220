import Domain
import Generation

/// Describes what the built-in illustrator drew, for a reader who cannot see the picture. It claims nothing else.
struct PictureDescriber {
    let lexicon: PlannerLexicon

    /// “Mira and Fenn the fox sit in a boat with a smile on the water at night. A kite is in the sky.”
    func alt(of picture: DrawnPicture, with characters: [StoryCharacter]) -> String {
        let strangers = picture.figures.map(\.character).filter { id in !characters.contains { $0.id == id } }
        let cast =
            (characters
            + strangers.map { StoryCharacter(id: $0, name: $0, kind: $0, appearance: EnglishGrammar.withArticle($0)) })
            .planned(lexicon).map(shown)
        let present = picture.figures.compactMap { figure in cast.firstIndex { $0.id == figure.character } }
        let caption = Caption(
            lexicon: lexicon, cast: cast, present: present,
            members: picture.figures.map {
                CastMember(character: $0.character, pose: $0.rows ? .sitting : $0.pose, holding: $0.held?.nouns[0])
            },
            key: event(of: picture, present, cast), props: picture.things.map(Self.named),
            scene: Surroundings(
                setting: picture.setting, noun: nil, timeOfDay: picture.timeOfDay, weather: picture.weather),
            mood: picture.mood)
        let pose = caption.key?.pose ?? .standing
        let showsFace =
            picture.mood != .calm && caption.key?.characters.count == 1 && pose != .sleeping
            && Expression(picture.mood, pose).shows(picture.mood)
            && leader(of: picture).map { picture.figures[$0].hasMouth } ?? false
        return (showsFace ? caption.varied(by: .face) : caption).texts().alt
    }

    /// Words for what no drawing of an animal shows.
    private static let unseen: Set<String> = [
        "old", "young", "shaggy", "sleek", "furry", "fluffy", "woolly", "silky", "scruffy", "soft",
    ]

    /// The character as a picture shows it: an old, shaggy dog looks like others.
    private func shown(_ character: PlannedCharacter) -> PlannedCharacter {
        var words = character.appearance.split(separator: " ").map(String.init)
        guard !character.isPerson, character.isUnnamed, ["a", "an"].contains(words.first?.lowercased()) else {
            return character
        }
        let end = words.firstIndex { $0.hasSuffix(",") || ["with", "in", "on", "who"].contains($0) } ?? words.count
        words.replaceSubrange(1..<end, with: words[1..<end].filter { !Self.unseen.contains($0) })
        var character = character
        character.appearance = EnglishGrammar.withArticle(words.dropFirst().joined(separator: " "))
        return character
    }

    /// The rower, or the first figure that does not only stand.
    private func leader(of picture: DrawnPicture) -> Int? {
        let figures = picture.figures
        return figures.firstIndex(where: \.rows) ?? figures.firstIndex { $0.pose != .standing } ?? figures.indices.first
    }

    /// What the rower, or the first figure that does not only stand, is doing, with the others that do the same.
    /// `present` are the figures' indices in the cast.
    private func event(of picture: DrawnPicture, _ present: [Int], _ cast: [PlannedCharacter]) -> SceneEvent? {
        guard let first = leader(of: picture) else { return nil }
        let figure = picture.figures[first]
        let same = picture.figures.indices.filter { index in
            let other = picture.figures[index]
            return other.pose == figure.pose && other.target == figure.target
                && other.place?.target == figure.place?.target && other.isOnBed == figure.isOnBed
                && other.rows == figure.rows && other.held == nil
        }
        let actors = figure.held == nil ? same : [first]
        // Where the figure is, is what it does, unless it acts on something.
        let place = figure.target == nil ? figure.place : nil
        let target = figure.target ?? place?.target
        let other = target.flatMap { target in cast.first { $0.id == target }?.captionName }
        let thing = target.flatMap { target in picture.things.first { $0.nouns[0] == target } }
        let (verb, complement) = action(
            of: figure, in: place, on: thing, or: other, in: picture.scenery, isAlone: actors.count == 1)
        let isElsewhere = figure.target != nil && !figure.isOnBed && !figure.rows
        return SceneEvent(
            characters: actors.map { present[$0] }, verb: verb, pose: figure.pose, vividness: 0,
            complement: complement, place: isElsewhere ? words(for: figure, in: picture, cast) : "", position: 0)
    }

    /// “, sitting on a bench.” Empty if the figure is nowhere or if the picture does not show it.
    private func words(
        for figure: DrawnPicture.Figure, in picture: DrawnPicture, _ cast: [PlannedCharacter]
    ) -> String {
        guard let place = figure.place, let preposition = place.relation.preposition else { return "" }
        let thing = picture.things.first { $0.nouns[0] == place.target }.map { lexicon.phrase(for: Self.named($0)) }
        guard let name = thing ?? cast.first(where: { $0.id == place.target })?.captionName else { return "" }
        let isOnIt = place.relation == .on || place.relation == .inside
        let posture = figure.pose.liesDown ? "lying" : place.isSeated == true ? "sitting" : "standing"
        return isOnIt ? ", \(posture) \(preposition) \(name)" : "\(preposition) \(name)"
    }

    private func action(
        of figure: DrawnPicture.Figure, in place: DrawnPicture.Place?, on thing: Prop?, or other: String?,
        in scenery: Scenery, isAlone: Bool
    ) -> (verb: String, complement: String) {
        let target = other ?? thing.map { lexicon.phrase(for: Self.named($0)) }
        let support = scenery.footing == .water ? "in a boat" : scenery.footing == .cloud ? "on a cloud" : ""
        if figure.rows { return ("row", "a boat") }
        switch figure.pose {
        case .reading where figure.held == nil: return ("hold", "out a hand")
        case .giving where figure.held == nil: return ("reach", target.map { "for \($0)" } ?? "forward")
        case .sleeping where figure.isOnBed, .lying where figure.isOnBed:
            return (figure.pose.words.verb, scenery.isIndoors ? "in a bed" : "in a nest of leaves")
        case .hugging where isAlone && target == nil && figure.held == nil: return ("stand", support)
        case .jumping, .dancing, .falling, .crawling, .kneeling, .kicking, .hiding, .bending:
            if scenery.footing == .water { return ("sit", support) }
        case .standing, .walking, .running, .sitting, .reaching:
            if scenery.footing == .water { return ("sit", support) }
            if scenery.footing == .seabed { return ("float", "") }
        default: break
        }
        // The side of the boat hides the hands.
        if scenery.footing == .water, figure.pose == .working, figure.held == nil { return ("sit", support) }
        let held = figure.held.map { lexicon.phrase(for: Self.named($0)) }
        var words = figure.pose.words
        // A picture shows only where the hands are, and what is in them.
        if figure.pose == .working {
            words =
                held == nil
                ? PoseWords(verb: "reach", preposition: "for", alone: "hold a hand in front")
                : PoseWords(verb: "hold", takesHeld: true)
        }
        let used = figure.held ?? thing.flatMap { $0.hold == nil ? $0 : nil }
        if let verb = used?.verb,
            figure.pose == .working || figure.held?.contact(in: figure.pose) != nil
        {
            words =
                figure.pose == .flying
                ? PoseWords(verb: "fly", preposition: "on", takesHeld: true) : PoseWords(using: verb)
        }
        // “Dances beside a bridge.”
        if figure.pose == .dancing, figure.held == nil, thing != nil { words.preposition = "beside" }
        if target != nil, let place, place.relation.preposition != nil { words = figure.pose.words(in: place) }
        var object = words.takesHeld ? held ?? target : target ?? (figure.pose == .hugging ? held : nil)
        // What is eaten is in the hand.
        if figure.pose == .eating, place?.relation.preposition == nil { object = held }
        if figure.pose == .giving, let held, let target { object = "\(held) to \(target)" }
        let (verb, complement) = words.phrase(on: object)
        let isSupported = !figure.pose.leavesSeat || figure.pose.liesDown
        return (verb, [complement, isSupported ? support : ""].filter { !$0.isEmpty }.joined(separator: " "))
    }

    private static func named(_ thing: Prop) -> PageReading.NamedProp {
        PageReading.NamedProp(
            noun: thing.nouns[0], word: thing.nouns[0], isPlural: thing.isSeveral, color: thing.colorWord,
            isQuoted: false)
    }
}
