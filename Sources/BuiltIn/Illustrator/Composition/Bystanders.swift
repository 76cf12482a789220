import Domain
import Generation

/// The animals that a panel names and that are not in its cast: `a hedgehog with three babies`.
struct Bystanders {
    private struct Group {
        var figure: Figure
        var grown: Int
        var young = 0
        var isToy = false
    }

    private static let most = 2
    private static let numbers = [
        "a": 1, "an": 1, "the": 1, "one": 1, "another": 1, "two": 2, "both": 2, "three": 3, "four": 4, "five": 5,
        "some": 3,
        "many": 4, "several": 3, "few": 3,
    ]

    private var groups: [Group] = []
    private let known: Set<String>
    private let names: Set<String>
    private let things: ArtCatalog

    init(_ request: ImageRequest, cast: [CharacterLook]) {
        things = request.things
        let figures = cast + request.story.characters.map { request.look(of: $0.id) }
        let characterNouns = request.story.characters.flatMap(Self.words).compactMap {
            request.things.animal(named: $0)?.nouns[0]
        }
        known = things.names.union(figures.map(\.figure.nouns[0]) + characterNouns)
        names = Set(request.story.characters.flatMap(\.name.lowercaseWords))
        read(request.panel.direction.lowercaseWords)
        for noun in request.panel.props where request.things.prop(for: noun) == nil {
            let words = noun.lowercaseWords
            guard let word = words.last, !names.contains(word) else { continue }
            add(word, count: 1)
            // “Toy rabbit.”
            guard words.first == "toy", let figure = things.animal(named: word) else { continue }
            for index in groups.indices where groups[index].figure.nouns[0] == figure.nouns[0] {
                groups[index].isToy = true
            }
        }
    }

    /// All words by which a direction may name a character: its name, its kind, and its appearance up to “with”.
    private static func words(of character: StoryCharacter) -> [String] {
        character.name.lowercaseWords + character.kind.lowercaseWords
            + character.appearance.lowercaseWords.prefix { $0 != "with" }
    }

    /// Each group as a thing on the ground.
    func things(of request: ImageRequest) -> [Prop] {
        groups.prefix(Self.most).map { group in
            let kind = group.figure.nouns[0]
            let one = StoryCharacter(
                id: "a \(kind)", name: "", kind: kind, appearance: group.isToy ? "a toy \(kind)" : "")
            var look = CharacterLook(
                one, rank: 0, storySeed: request.story.seed, palette: request.story.theme.palette, things: things)
            look.garments = [:]
            let mood = request.panel.mood
            let painter = FigurePainter(look: look, member: CastMember(character: one.id), mood: mood)
            return Prop.animals(painter, grown: group.grown, young: group.young)
        }
    }

    private mutating func read(_ words: [String]) {
        for (index, word) in words.enumerated() where !names.contains(word) {
            // “A teddy bear.”
            if index > 0, things.prop(named: words[index - 1] + word) != nil { continue }
            let before = words[max(0, index - 3)..<index]
            let count = before.last { Self.numbers[$0] != nil }.flatMap { Self.numbers[$0] }
            let isPlural = things.animal(named: word).map { !$0.nouns.contains(word) } ?? (word == "babies")
            guard count != nil || isPlural else { continue }
            // “Pip ducks behind his shield”, “reads a story about a bear”.
            if count == nil, index > 0, names.contains(words[index - 1]) { continue }
            if before.contains("about") { continue }
            // “Three sheep.”
            add(word, count: isPlural ? max(2, count ?? 2) : count ?? 1)
        }
    }

    private mutating func add(_ word: String, count: Int) {
        if word == "baby" || word == "babies" {
            if !groups.isEmpty { groups[groups.count - 1].young = min(4, count) }
            return
        }
        guard let figure = things.animal(named: word), !known.contains(figure.nouns[0]) else { return }
        guard !groups.contains(where: { $0.figure.nouns[0] == figure.nouns[0] }) else { return }
        let isYoung = CharacterLook.youngNouns.contains(word.singular)
        groups.append(Group(figure: figure, grown: isYoung ? 0 : min(4, count), young: isYoung ? min(4, count) : 0))
    }
}

extension Prop {
    /// Animals in a row, facing right. The young ones follow the grown ones.
    fileprivate static func animals(_ painter: FigurePainter, grown: Int, young: Int) -> Prop {
        let first = grown > 0 ? 1.0 : 0.62
        return Prop(
            nouns: [painter.look.figure.nouns[0]], size: painter.look.size * 0.7 * first,
            isSeveral: grown + young > 1, facesRight: true,
            paint: { pen, _ in
                let outer = pen.light
                pen.light = outer.onFigures
                let sizes =
                    Array(repeating: 1.0, count: grown) + Array(repeating: grown > 0 ? 0.56 : 1, count: young)
                var places: [Double] = []
                var x = 0.0
                for (index, size) in sizes.enumerated() {
                    if index > 0 { x -= (sizes[index - 1] + size) * 0.3 }
                    places.append(x)
                }
                let middle = x / 2
                for index in sizes.indices.reversed() {
                    let y = index.isMultiple(of: 2) ? 0.0 : 0.05
                    pen.shadow(places[index] - middle, y, sizes[index] * 0.34, 0.05)
                    pen.at(places[index] - middle, y, scale: sizes[index]) { painter.draw(&$0) }
                }
                pen.light = outer
            })
    }
}
