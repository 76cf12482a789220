import Domain
import Generation

extension ImageRequest {
    /// The panel's figures with their looks, and what they act on; at
    /// most six. Animals outside the cast on which they act are figures, too.
    var staged: (figures: [FigurePainter], stage: Stage) {
        let things = things
        let isAfloat = things.scenery(of: panel).footing == .water
        let cast = Array(panel.cast.prefix(Self.mostFigures))
        var members = (cast + (isAfloat ? [] : animals(of: cast))).map { ($0, look(of: $0.character)) }
        let stage = Stage(panel, members: members.map(\.0), characters: story.characters, things: things)
        let mounts = members.indices.filter { index in
            let figure = members[index].1.figure
            return stage.isMount(index) && !figure.isPerson && figure.build.arms == .arms
        }
        for mount in mounts { members[mount].1.size *= Self.mountGrowth }
        let sizes = members.map(\.1.size)
        let rower = isAfloat ? rower(among: members) : nil
        let words = panel.direction.lowercaseWords
        let spoken = Gesture(words: words)
        let figures = members.enumerated().map { index, each in
            var gesture = spoken
            let held = each.0.holding.flatMap { things.prop(for: $0) }
            if let held {
                gesture.carry = Gesture.carry(of: { things.prop(named: $0)?.nouns[0] == held.nouns[0] }, in: words)
            }
            gesture.fit(stage.places[index], stage.contacts[index], pose: each.0.pose, size: sizes[index])
            // A figure under a table sits.
            let isCovered = stage.places[index]?.relation == .under
            gesture.isSeated = gesture.isSeated || isAfloat || isCovered || each.1.figure.isBaby
            gesture.rows = index == rower
            gesture.isMount = mounts.contains(index) && each.0.pose != .flying
            gesture.hasCompany = members.count > 1
            let others = sizes.indices.filter { $0 != index }.map { sizes[$0] }
            if let tallest = others.max(), let least = others.min() {
                gesture.gaze = tallest > sizes[index] * 1.12 ? 1 : least < sizes[index] * 0.88 ? -1 : 0
            } else if spoken.reach == .up {
                gesture.gaze = 1
            }
            return FigurePainter(
                look: each.1, member: each.0, held: held, mood: panel.mood, gesture: gesture)
        }
        return (figures, stage)
    }

    private static let mostFigures = 6
    /// By how much an animal on all fours is longer than it is tall on two legs.
    private static let mountGrowth = 1.35

    /// The pony on which a girl rides.
    private func animals(of cast: [CastMember]) -> [CastMember] {
        let words = panel.direction.lowercaseWords
        let known = Set(cast.map(\.character) + story.characters.map(\.id))
        var animals: [CastMember] = []
        for (member, target) in cast.flatMap({ member in
            [member.position?.thing, member.target].compactMap { thing in thing.map { (member, $0) } }
        }) {
            guard words.contains(target), !known.contains(target),
                ![.throwing, .eating, .carrying, .lifting].contains(member.pose), things.prop(for: target) == nil,
                things.figure(named: target).map({ !$0.isPerson }) ?? false,
                !animals.contains(where: { $0.character == target })
            else { continue }
            animals.append(CastMember(character: target, pose: member.pose == .dancing ? .dancing : .standing))
        }
        return Array(animals.prefix(Self.mostFigures - cast.count))
    }

    /// An animal outside the cast in the colour that the direction gives it: `white pony`.
    private func phrase(of noun: String) -> String {
        let words = panel.direction.lowercaseWords
        guard let index = words.firstIndex(of: noun), index > 0, ColorWords.color(words[index - 1]) != nil else {
            return noun
        }
        return "\(words[index - 1]) \(noun)"
    }

    func look(of id: String) -> CharacterLook {
        let characters = story.characters
        let rank = characters.firstIndex { $0.id == id } ?? characters.count
        let character =
            rank < characters.count
            ? characters[rank] : StoryCharacter(id: id, name: id, kind: id, appearance: phrase(of: id))
        var look = CharacterLook(
            character, rank: rank, storySeed: story.seed, palette: story.theme.palette, things: things)
        for garment in takenOff(by: id, look) { look.garments[garment] = nil }
        return look
    }

    /// What the character does not wear on this page, because it is one of the things: the hat that the wind took.
    private func takenOff(by id: String, _ look: CharacterLook) -> [Garment] {
        let things = (panel.props + panel.cast.compactMap(\.holding)).map(\.lowercaseWords)
        return [.hat, .crown, .glasses, .backpack, .boots].filter { garment in
            look.garments[garment] != nil
                && things.contains { words in
                    guard let word = words.last, Garment(word: word) == garment else { return false }
                    let color = ColorWords.last(in: words[...])
                    return color == nil && panel.cast.first?.character == id || color == look.garments[garment]
                }
        }
    }

    /// The index of the character with the oars: the first that holds an oar, otherwise the largest in the boat.
    private func rower(among members: [(CastMember, CharacterLook)]) -> Int? {
        let seated = members.indices.filter { !members[$0].0.pose.leavesSeat }
        let free = seated.filter { !members[$0].0.pose.usesHands || members[$0].0.holding == nil }
        return seated.first { members[$0].0.holding?.lowercaseWords.last.map(Prop.oar.nouns.contains) ?? false }
            ?? free.max { members[$0].1.size < members[$1].1.size }
    }
}
