import Domain

extension PropLayout {
    /// Large things that can be in the water or behind it.
    private static let afloat: Set<String> = [
        "boat", "bridge", "canoe", "castle", "iceberg", "island", "lighthouse", "raft", "ship", "stone", "submarine",
        "volcano", "waterfall",
    ]
    private static let opening: Set<String> = ["open", "opens", "opened", "opening", "ajar"]

    /// The thing in the form and number that fit these surroundings and the direction; nil if it does not fit them.
    static func fitting(
        _ prop: Prop, of things: ArtCatalog, in panel: PanelSpec, scenery: Scenery
    ) -> Prop? {
        guard let thing = single(prop, of: things, in: panel, scenery: scenery) else { return nil }
        let words = panel.direction.lowercaseWords
        let plural = words.firstIndex { word in
            word.hasSuffix("s") && !thing.nouns.contains(word) && things.prop(named: word)?.nouns[0] == thing.nouns[0]
        }
        guard let plural, thing.isRepeatable else { return thing }
        let number = words[max(0, plural - 3)..<plural].lazy.compactMap { Self.numbers[$0] }.last
        return thing.several(number ?? 3)
    }

    private static let numbers = ["two": 2, "three": 3, "four": 4, "five": 4, "six": 4, "many": 4]

    private static func single(
        _ prop: Prop, of things: ArtCatalog, in panel: PanelSpec, scenery: Scenery
    ) -> Prop? {
        let isOfPlace = prop.settings.contains(panel.setting) || prop.settings.contains(panel.setting.settingOfThings)
        // The barn is around the figures.
        if panel.setting.wider != panel.setting, prop.nouns[0] == panel.setting.rawValue { return nil }
        guard prop.settings.isEmpty || isOfPlace else { return nil }
        let hasGround = scenery.isOpen
        switch prop.surroundings {
        case .anywhere where scenery.isIndoors && prop.nouns[0] == "fire" && things.own["fire"] == nil:
            return things.drawing("fireplace")
        case .anywhere:
            // Furniture does not float.
            let floats =
                prop.size <= 0.5 && prop.place == .ground || prop.place == .sky || prop.isAnimal
                || isOfPlace || afloat.contains(prop.nouns[0])
            return scenery.footing != .water || floats ? prop : nil
        // Furniture that a text names outdoors is there: a bathtub behind a henhouse. A bed outdoors is one of leaves.
        case .indoors:
            let isBed = prop.nouns[0] == Prop.bed.nouns[0]
            return scenery.isIndoors || hasGround && !isBed ? prop : nil
        case .outdoors:
            let isAtHome = isOfPlace || prop.isTallest && scenery.footing == .water
            return hasGround || isAtHome ? prop : nil
        case .walls where scenery.isIndoors || !scenery.hasSky && scenery.footing == .ground:
            return isDoor(prop) && opensDoor(panel) ? things.drawing("door-open") : prop
        case .walls: return hasGround ? outdoorWall(prop, of: things, panel) : nil
        }
    }

    /// A door becomes a house in settings where people live and a burrow in other settings; nil for a glass door or
    /// beside a building.
    private static func outdoorWall(_ prop: Prop, of things: ArtCatalog, _ panel: PanelSpec) -> Prop? {
        guard isDoor(prop) else { return prop }
        let others = panel.props.compactMap { things.prop(for: $0)?.nouns[0] }
        let buildings = [Prop.house, .tower, .lighthouse].map { $0.nouns[0] }
        let words = panel.direction.lowercaseWords
        let isOfGlass = zip(words, words.dropFirst()).contains { $0 == "glass" && $1 == "door" }
        if isOfGlass || buildings.contains(where: others.contains) { return nil }
        switch panel.setting.wider {
        case .shore, .village, .city, .castle, .garden: return things.drawing("house")
        // A door in the front of a hill, where animals live.
        default: return things.drawing(opensDoor(panel) ? "burrow-open" : "burrow")
        }
    }

    private static func isDoor(_ prop: Prop) -> Bool { prop.nouns[0] == Prop.door.nouns[0] }

    private static func opensDoor(_ panel: PanelSpec) -> Bool {
        !opening.isDisjoint(with: panel.direction.lowercaseWords)
    }
}
