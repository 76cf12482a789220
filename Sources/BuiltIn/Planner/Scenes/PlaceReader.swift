import Domain

/// Decides how firmly a text places the scene in the places that it names.
struct PlaceReader {
    struct Mention {
        var setting: Setting
        /// The word that names it.
        var noun: String
        var hold: Hold
        /// Whether the text names a part of the room, in which the whole page then is: “on the kitchen wall”.
        var isByFixture = false
    }

    /// How a place is named, from the weakest.
    enum Hold: Int, Comparable {
        /// Looked at, thought of, or left.
        case elsewhere
        case named
        /// Passed by, or the subject of the sentence: “the street was empty”.
        case touched
        case near
        case entered

        /// The evidence that the text is there.
        var strength: Int {
            switch self {
            case .elsewhere: 0
            case .named: 2
            case .touched: 4
            case .near: 10
            case .entered: 13
            }
        }

        static func < (left: Hold, right: Hold) -> Bool { left.rawValue < right.rawValue }
    }

    private static let reach = 5

    /// Whether furniture is there: “the desk”, not “could not lift”.
    func namesFurniture(_ tokens: [PlannerToken]) -> Bool {
        tokens.indices.dropFirst().contains { index in
            lexicon.props[tokens[index].lower].map { lexicon.furniture.contains($0.noun) } ?? false
                && lexicon.grammar.determiners.contains(tokens[index - 1].lower)
                && reality.standing(at: index, in: tokens) != .imagined
                && !tokens[max(0, index - 3)..<index].contains { ["like", "as"].contains($0.lower) }
        }
    }
    private let lexicon: PlannerLexicon
    private let characters: Set<String>
    let words: SceneWords
    private let reality: RealityReader

    /// `characters` are the nouns of things that are characters, and names of one word.
    init(lexicon: PlannerLexicon, characters: Set<String> = []) {
        self.characters = characters
        self.lexicon = lexicon
        words = lexicon.words.scenes
        reality = RealityReader(lexicon: lexicon)
    }

    /// `water` is the setting for a boat in this part of the story.
    func mention(at index: Int, in tokens: [PlannerToken], water: Setting) -> Mention? {
        guard !tokens[index].isQuoted, let setting = setting(at: index, in: tokens, water: water) else { return nil }
        let hold =
            words.afloat.contains(tokens[index].lower) && lexicon.actions[tokens[index].lower] != nil
                || isRidden(index, in: tokens) || isOfVehicle(index, in: tokens)
            ? held(.near, by: index - 1, in: tokens) : hold(of: index, in: tokens)
        let isHigh = tokens[max(0, index - 4)..<index].map(\.lower) == ["high", "up", "in", "the"]
        if setting == .sky, !isHigh, hold < .near || !flies(before: index, in: tokens) { return nil }
        if isTop(index, in: tokens) { return Mention(setting: .room, noun: "lamp-room", hold: hold) }
        return Mention(
            setting: setting, noun: tokens[index].lower, hold: hold,
            isByFixture: namesFixture(behind: index, in: tokens))
    }

    /// “Lit the kitchen fire.”
    private func namesFixture(behind index: Int, in tokens: [PlannerToken]) -> Bool {
        tokens[index].mark == .none
            && tokens.dropFirst(index + 1).first.map { words.fixtures.contains($0.lower) } ?? false
            && lexicon.settings[tokens[index].lower].map { words.sheltered.contains($0.rawValue) } ?? false
    }

    /// Whether the text is at the top of or inside a tower: “at the top of the lighthouse”, “inside the lighthouse”.
    private func isTop(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard words.lookoutTowers.contains(tokens[index].lower) else { return false }
        let before = tokens[max(0, index - 3)..<index].map(\.lower)
        return before.contains("inside") || before.contains("into") || before.starts(with: ["top", "of"])
    }

    /// Whether the text leaves the place at the index: “out of the house”, “left the house”.
    func isLeft(at index: Int, in tokens: [PlannerToken]) -> Bool {
        let before = tokens[max(0, index - 4)..<index].map(\.lower)
        // “Out of the oven.”
        if isOfWindow(index, in: tokens) || words.cabinets.contains(tokens[index].lower) { return false }
        // “Looked out of the window.”
        let isLookout = words.lookouts.contains(tokens[index].lower)
        if isLookout, !before.contains(where: { lexicon.actions[$0]?.pose.travels ?? false }) { return false }
        if before.contains(where: words.leaving.contains) { return reality.standing(at: index, in: tokens) == .real }
        guard let of = before.lastIndex(of: "of"), of > 0, before[of - 1] == "out" else { return false }
        return [.real, .watched].contains(reality.standing(at: index, in: tokens))
    }

    /// Whether it is the place of a window that someone looks out of: “looked out of her bedroom window”.
    private func isOfWindow(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard tokens[index].mark == .none, let next = tokens.dropFirst(index + 1).first,
            words.lookouts.contains(next.lower)
        else { return false }
        return tokens[max(0, index - 4)..<index].contains {
            ["out", "from", "through", "to", "at", "by", "against"].contains($0.lower)
        }
    }

    private func setting(at index: Int, in tokens: [PlannerToken], water: Setting) -> Setting? {
        let word = tokens[index].lower
        guard !characters.contains(word) else { return nil }
        // “The circus mouse.”
        if tokens[index].mark == .none, let next = tokens.dropFirst(index + 1).first, !next.isCapitalised,
            lexicon.isKind(next.lower) || lexicon.plurals[next.lower] != nil,
            !tokens[max(0, index - 2)..<index].contains(where: { leadsToPlace($0.lower) })
        {
            return nil
        }
        let before = index > 0 ? tokens[index - 1].lower : ""
        if word == "boat" || word == "ship" {
            let lead = tokens[max(0, index - 4)..<index].map(\.lower)
            // “Steered her ship.”
            let isSteered = word == "ship" && lead.contains { lexicon.actions[$0]?.base == "steer" }
            guard isSteered || lead.contains(where: lexicon.grammar.inside.contains) else { return nil }
            return word == "ship" ? .ship : water
        }
        if word == "bed" || word == "beds" {
            if tokens.dropFirst(index + 1).first?.lower == "of" { return nil }
            if words.groundBeds.contains(before) { return nil }
            // A heap of leaves into a bed under the tree.
            let around = tokens[max(0, index - 7)..<min(tokens.count, index + 6)].map(\.lower)
            if around.contains(where: words.bedding.contains) {
                return nil
            }
            if words.gardenBeds.contains(before) { return .garden }
        }
        // “Hung a lantern on the mast” of a boat that is rowed.
        if word == "mast", tokens.contains(where: { words.afloat.contains($0.lower) }) { return water }
        // “Waved from the back seat.”
        if word == "seat" { return before == "back" ? .carriage : nil }
        if word == "station", words.otherStations.contains(before) { return nil }
        // “The bus rolled into a tunnel.” “The doctor arrived in a van.”
        if word == "tunnel", tokens.contains(where: { words.vehicles.contains($0.lower) }) { return .carriage }
        if words.vehicles.contains(word),
            ["a", "an"].contains(before) || index > 1 && ["a", "an"].contains(tokens[index - 2].lower),
            tokens[max(0, index - 6)..<index].contains(where: { ["arrived", "came"].contains($0.lower) })
        {
            return nil
        }
        // “Stacked blocks into a tower”, “a tower of pancakes”.
        if word == "tower" || word == "towers", isStacked(index, in: tokens) { return nil }
        if let place = composed(at: index, in: tokens) { return place }
        if words.ambiguous.contains(word) {
            let lead = tokens[max(0, index - 3)..<index]
            guard lead.contains(where: { lexicon.grammar.determiners.contains($0.lower) }) else { return nil }
        }
        // “Stands on the balcony and waves.”
        if word == "waves", words.wavers.contains(before) { return nil }
        // “She waves a flag.”
        if word == "waves", tokens[index].mark == .none, let next = tokens.dropFirst(index + 1).first,
            lexicon.grammar.determiners.contains(next.lower) || lexicon.grammar.possessives.contains(next.lower)
        {
            return nil
        }
        // “A river of sheep was pouring over the tracks”, “between the hills of foam”.
        if words.quantities.contains(word), tokens[index].mark == .none,
            tokens.dropFirst(index + 1).first?.lower == "of"
        {
            // “The island of the giants.”
            let what = tokens.dropFirst(index + 2).first
            let isPlace = what.map { $0.isCapitalised || lexicon.grammar.determiners.contains($0.lower) } ?? true
            if ["a", "an"].contains(before) || !isPlace { return nil }
        }
        // “A cloud of bubbles.”
        if lexicon.settings[word] == .sky, tokens.dropFirst(index + 1).first?.lower == "of" { return nil }
        // “Time to park the car.”
        if let leads = words.shafts[word], before == "to" || !isLed(by: leads, to: index, in: tokens) {
            return isRidden(index, in: tokens) ? .carriage : nil
        }
        if word == "ice", tokens.dropFirst(index + 1).first?.lower == "cream" { return nil }
        if word == "snow" || word == "ice", isCovered(index, in: tokens) { return .snow }
        if word == "space", ["in", "through", "outer", "into", "of"].contains(before) { return .space }
        // “Grandpa rows”, not “rows of houses”.
        let isSubject = index > 0 && (tokens[index - 1].isCapitalised || lexicon.grammar.subjects.contains(before))
        if word == "rows", !isSubject || tokens.dropFirst(index + 1).first?.lower == "of" { return nil }
        if words.afloat.contains(word) {
            // “An old rowing boat.”
            let next = tokens[index].mark == .none ? tokens.dropFirst(index + 1).first?.lower : nil
            if word.hasSuffix("ing"), next.map({ lexicon.props[$0] != nil }) ?? false { return nil }
            let route = tokens[index].mark == .none ? tokens.dropFirst(index + 1).prefix(5) : []
            // “It sailed over the wall”, “he sailed out of the window”.
            let isInAir =
                before == "it" && next == "over"
                || zip(route, route.dropFirst(2)).contains {
                    ["of", "through", "over", "above"].contains($0.lower)
                        && ($1.lower == "window" || $1.lower.hasPrefix("cloud") || $1.lower == "rooftops")
                }
            if isInAir, !tokens.contains(where: { words.boats.contains($0.lower) }) {
                return nil
            }
            // “The balloons tore loose and sailed away.”
            let opening = tokens.dropFirst().first { !lexicon.colours.contains($0.lower) }
            let isThing =
                word.hasPrefix("sail") && lexicon.grammar.determiners.contains(tokens[0].lower)
                && opening.map { lexicon.props[$0.lower] != nil && !words.boats.contains($0.lower) } ?? false
            if isThing, !tokens[..<index].contains(where: { words.boats.contains($0.lower) }) { return nil }
            // “The kite sailed away.”
            let subject = lexicon.props[before]?.noun
            if let subject, !words.boats.contains(subject) { return nil }
            // “Sailed over the forest on her broom.”
            let isOverLand = route.contains {
                lexicon.settings[$0.lower].map { ![.sea, .river, .shore].contains($0) } ?? false
            }
            if route.first?.lower == "over", isOverLand { return nil }
            // “Sailed his wooden boat through the foam.”
            let object = tokens[index].mark == .none ? tokens.dropFirst(index + 1).prefix(4).map(\.lower) : []
            let isToy = object.first.map(lexicon.grammar.possessives.contains) ?? false
            if object.contains("boat"), isToy, object.contains(where: words.toyBoats.contains) { return nil }
            let isRide = word == "aboard" && tokens.contains { lexicon.settings[$0.lower] == .carriage }
            return isRide ? .carriage : water
        }
        // “They rattled beside the sea.”
        let setting = lexicon.settings[word]
        if setting == .sea {
            if sinks(before: index, in: tokens) { return nil }
            let isAshore =
                isLed(by: words.beside, to: index, in: tokens) || endsAtWater(index, in: tokens)
                || isRevealed(index, in: tokens)
            return isAshore ? .shore : setting
        }
        // “On the roof of the henhouse.” “Rain poured on the rooftops.”
        if setting == .roof {
            let next = tokens[index].mark == .none ? tokens.dropFirst(index + 1).prefix(4).map(\.lower) : []
            if next.first == "of" {
                return next.contains(where: words.farmHouses.contains) ? .farm : .village
            }
            let isRained = tokens[max(0, index - 7)..<index].contains { lexicon.weathers[$0.lower] != nil }
            // “Over the rooftops.”
            if isRained || isLed(by: ["over", "above"], to: index, in: tokens) { return nil }
        }
        let isBeside =
            isLed(by: words.beside, to: index, in: tokens) || isOutside(index, in: tokens)
            || isInFront(index, in: tokens)
        // “Behind the barn.”
        if setting == .barn, isBeside { return .farm }
        // “Behind the changing hut”, “on the school steps”, “with leeks on its roof”: not inside, and not on the roof.
        if isBeside, words.enclosed.contains(word) || words.houses.contains(word) { return nil }
        return setting == .roof && before == "its" ? nil : setting
    }

    private func isStacked(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let behind = tokens[index].mark == .none ? tokens.dropFirst(index + 1).prefix(2).map(\.lower) : []
        // “A cardboard castle.”
        if index > 0, ["cardboard", "paper", "toy", "plastic"].contains(tokens[index - 1].lower) { return true }
        // Not “built a castle with a tower”.
        return tokens[max(0, index - 6)..<index].reversed().prefix { $0.mark == .none && $0.lower != "with" }.contains {
            lexicon.actions[$0.lower].map { ["build", "stack", "pile"].contains($0.base) } ?? false
        }
            || behind.first == "of" && behind.count == 2 && lexicon.settings[behind[1]] == nil
                && !lexicon.grammar.determiners.contains(behind[1])
                && !lexicon.grammar.possessives.contains(behind[1])
    }

    /// “Rain ran down the windows of the bus”, “pressed his nose against the train window”.
    private func isOfVehicle(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard words.vehicles.contains(tokens[index].lower) else { return false }
        let lead = tokens[max(0, index - 4)..<index].map(\.lower)
        let next = tokens[index].mark == .none ? tokens.dropFirst(index + 1).first?.lower : nil
        return lead.suffix(3).contains("of") && lead.contains { $0.hasPrefix("window") || $0.hasPrefix("seat") }
            || next == "window" && lead.contains { ["against", "from", "at"].contains($0) }
    }

    /// “They rode the bus.”
    private func isRidden(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        lexicon.settings[tokens[index].lower] == .carriage
            && tokens[max(0, index - 2)..<index].contains { lexicon.actions[$0.lower]?.base == "ride" }
    }

    /// “Ran across the sand to the sea”, not “swam to the sea”.
    private func endsAtWater(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let lead = tokens[max(0, index - 2)..<index].map(\.lower)
        guard ["to", "towards", "toward", "at"].contains(lead.first), ["the", "a"].contains(lead.last) else {
            return false
        }
        return !tokens[max(0, index - 9)..<index].contains { token in
            let pose = lexicon.actions[token.lower]?.pose
            return pose == .swimming || pose == .flying || words.afloat.contains(token.lower)
        }
    }

    /// Whether the next word is a part of the building that is outside it: “the town hall steps”.
    private func isOutside(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        tokens[index].mark == .none
            && tokens.dropFirst(index + 1).first.map { words.fronts.contains($0.lower) } ?? false
    }

    /// “In front of Tom's house.”
    func isInFront(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let lead = tokens[max(0, index - 4)..<index].map(\.lower)
        // “In front of the oven.”
        if words.cabinets.contains(tokens[index].lower) { return false }
        let isBuilding = words.houses.contains(tokens[index].lower) || words.enclosed.contains(tokens[index].lower)
        return isBuilding && zip(lead, lead.dropFirst()).contains { $0 == "front" && $1 == "of" }
    }

    /// The place of several words: “the village square”, “the hall of the castle”, “the frozen hill”, “below the waves”,
    /// “among the stars”.
    private func composed(at index: Int, in tokens: [PlannerToken]) -> Setting? {
        let word = tokens[index].lower
        let lead = tokens[max(0, index - 4)..<index].map(\.lower)
        let isJoined = index > 0 && tokens[index - 1].mark == .none
        let setting = lexicon.settings[word]
        if isJoined, words.icy.contains(lead.last ?? ""),
            setting == .meadow || setting == .river || words.slopes.contains(word)
        {
            return .snow
        }
        if word == "water", lead.last == "the",
            ["under", "below", "beneath", "underneath"].contains(lead.dropLast().last)
        {
            return .underwater
        }
        if setting == .sea, lead.contains(where: words.seaDepths.contains) { return .underwater }
        // “Scrambled up the steepest rock.”
        if words.crags.contains(word), lead.contains("up"),
            tokens[max(0, index - 5)..<index].contains(where: { lexicon.actions[$0.lower]?.pose == .climbing })
        {
            return .mountain
        }
        if word == "stars" || word == "planets" {
            return lead.contains("among") || lead.contains("between") ? .space : nil
        }
        if isOfVehicle(index, in: tokens) { return .carriage }
        if word == "pool", isJoined, lead.last == "rock" { return .shore }
        if word == "stop", isJoined, words.vehicles.contains(lead.last ?? "") { return .city }
        if word == "moon" { return ["on", "onto"].contains(lead.dropLast().last ?? "") ? .space : nil }
        if word == "tower", isJoined, words.townTowers.contains(lead.last ?? "") {
            return .village
        }
        guard words.vagueHeads.contains(word) else { return nil }
        if isOutside(index, in: tokens) { return nil }
        if word == "hall", isJoined, words.grandHalls.contains(lead.last ?? "") { return .hall }
        var place = isJoined ? lexicon.settings[lead.last ?? ""] : nil
        if place == nil, tokens[index].mark == .none, index + 3 < tokens.count, tokens[index + 1].lower == "of" {
            place =
                tokens[(index + 3)..<min(index + 5, tokens.count)].lazy.compactMap {
                    // “On the edge of the well”: not in it.
                    words.shafts[$0.lower] == nil ? lexicon.settings[$0.lower] : nil
                }.first
        }
        return word == "hall" && place == .castle ? .hall : place
    }

    /// Whether the ground is covered: “in the snow”, “through the deep fresh snow”, “on the ice”.
    private func isCovered(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let article = tokens[max(0, index - 4)..<index].lastIndex { $0.lower == "the" } ?? 0
        return article > 0 && leadsToPlace(tokens[article - 1].lower)
            && tokens[(article - 1)..<index].allSatisfy { $0.mark == .none }
    }

    /// Whether the last preposition before the place is one of `leads`: “down”, but not “down by”.
    private func isLed(by leads: Set<String>, to index: Int, in tokens: [PlannerToken]) -> Bool {
        let before = tokens[max(0, index - 5)..<index].map(\.lower).filter { $0 != "of" }
        return before.last { leads.contains($0) || leadsToPlace($0) || lexicon.grammar.away.contains($0) }
            .map(leads.contains) ?? false
    }

    func leadsToPlace(_ word: String) -> Bool {
        lexicon.grammar.inside.contains(word) || lexicon.grammar.near.contains(word)
            || lexicon.grammar.passing.contains(word)
    }

    private func hold(of index: Int, in tokens: [PlannerToken]) -> Hold {
        let grammar = lexicon.grammar
        if isOfWindow(index, in: tokens) {
            // “‘To the left!’ called Grandma from the kitchen window.”
            if tokens.contains(where: \.isQuoted),
                tokens[max(0, index - 4)..<index].contains(where: { lexicon.speech.contains($0.lower) })
            {
                return .named
            }
            return reality.standing(at: index, in: tokens) == .imagined ? .elsewhere : .near
        }
        // “Knocked on Nora's bedroom door.”
        if tokens[index].mark == .none, tokens.dropFirst(index + 1).first?.lower == "door",
            lexicon.settings[tokens[index].lower]?.wider == .room,
            tokens[max(0, index - 4)..<index].contains(where: { words.calling.contains($0.lower) })
        {
            return held(.near, by: index - 1, in: tokens)
        }
        // “Pushed open the heavy bakery door.”
        if tokens[index].mark == .none, let next = tokens.dropFirst(index + 1).first,
            words.thresholds.contains(next.lower),
            tokens[max(0, index - 4)..<index].contains(where: { words.doorways.contains($0.lower) })
        {
            return held(.entered, by: index - 1, in: tokens)
        }
        // “The attic door creaked open.”
        let behind = tokens[index].mark == .none ? tokens.dropFirst(index + 1).prefix(3).map(\.lower) : []
        if let threshold = behind.first, words.thresholds.contains(threshold),
            behind.dropFirst().first?.hasPrefix("open") == true || behind.dropFirst(2).first == "open"
        {
            return held(.entered, by: index - 1, in: tokens)
        }
        if namesFixture(behind: index, in: tokens) { return held(.near, by: index - 1, in: tokens) }
        if isRevealed(index, in: tokens) { return held(.near, by: index - 1, in: tokens) }
        var article: Int?
        for before in stride(from: index - 1, through: max(0, index - Self.reach), by: -1) {
            let word = tokens[before].lower
            // “In the morning the sea was calm.”
            if article == before + 1, lexicon.times[word] != nil { return subjectHold(of: index, in: tokens) }
            if grammar.determiners.contains(word) { article = before }
            if word == "as", index == before + 2 || index == before + 3 { return subjectHold(of: index, in: tokens) }
            // “No bigger than a hill”, “like a forest”.
            if word == "than" || word == "like", tokens[before].mark == .none { return .elsewhere }
            if tokens[before].mark == .stop { return before == index - 1 ? .named : subjectHold(of: index, in: tokens) }
            // “…, and the kitchen filled with steam.”
            if words.coordinations.contains(word), before > 0, tokens[before - 1].mark != .none {
                return subjectHold(of: index, in: tokens)
            }
            let isPlace = lexicon.settings[word] != nil
            if isPlace, before < index - 1 || tokens[before].mark != .none { return .named }
            if word == "of", words.lookouts.contains(tokens[index].lower) {
                return reality.standing(at: before, in: tokens) == .watched ? .touched : .elsewhere
            }
            if word == "of" {
                // “Pulled Mia out of the river.”
                if lexicon.settings[tokens[index].lower] == .river, before > 0, tokens[before - 1].lower == "out" {
                    return held(.near, by: before, in: tokens)
                }
                guard before > 0, grammar.parts.contains(tokens[before - 1].lower) else { return .elsewhere }
                return locates(max(0, before - 3), in: tokens) ? .named : held(.near, by: before, in: tokens)
            }
            // “Watched from the window.”
            let isLookout = word == "from" && before > 0 && words.lookouts.contains(tokens[index].lower)
            if isLookout, words.watching.contains(tokens[before - 1].lower) { return .near }
            // “Fished from the pier.”
            if word == "from", before > 0, let action = lexicon.actions[tokens[before - 1].lower], !action.pose.travels
            {
                return held(.near, by: before, in: tokens)
            }
            if grammar.away.contains(word) || words.leaving.contains(word) { return .elsewhere }
            let isEnclosed =
                words.enclosed.contains(tokens[index].lower)
                || lexicon.settings[tokens[index].lower].map { words.sheltered.contains($0.rawValue) } ?? false
            if words.finding.contains(word), isEnclosed {
                return held(.near, by: before, in: tokens)
            }
            if let hold = hold(behind: before, of: index, in: tokens) { return hold }
            // Not in “the rose garden”.
            let isNoun = before > 0 && grammar.determiners.contains(tokens[before - 1].lower)
            if lexicon.isVerb(word), !isNoun {
                return held(grammar.invertedVerbs.contains(word) ? .touched : .named, by: before, in: tokens)
            }
        }
        return index < Self.reach ? subjectHold(of: index, in: tokens) : .named
    }

    /// The hold of a preposition; nil if the word is not one.
    private func hold(behind lead: Int, of index: Int, in tokens: [PlannerToken]) -> Hold? {
        let grammar = lexicon.grammar
        let word = tokens[lead].lower
        let before = lead > 0 ? tokens[lead - 1].lower : ""
        let isLead = grammar.inside.contains(word) || grammar.near.contains(word) || grammar.passing.contains(word)
        // “Pressed her nose against the window.”
        if word == "against", words.lookouts.contains(tokens[index].lower),
            lexicon.settings[tokens[index - 1].lower] == nil
        {
            return held(.near, by: lead, in: tokens)
        }
        guard isLead else { return nil }
        // “Far away, behind the purple mountains.”
        let afar = tokens[max(0, lead - 2)..<lead].map(\.lower)
        if !grammar.inside.contains(word), afar == ["far", "away"] || afar.last == "far" && word != "down" {
            return .elsewhere
        }
        if tokens[index].mark == .none, let next = tokens.dropFirst(index + 1).first?.lower,
            words.thresholds.contains(next)
        {
            // “Waited at the garden gate.”
            let isGate = next == "gate" && lexicon.settings[tokens[index].lower] == .garden && word == "at"
            return held(isGate ? .near : .named, by: lead, in: tokens)
        }
        // “Sat at the window.”
        let isInside =
            ["at", "by", "beside"].contains(word) && lexicon.settings[tokens[index - 1].lower] == nil
            && tokens[max(0, lead - 3)..<lead].contains { lexicon.actions[$0.lower]?.pose == .sitting }
        if words.lookouts.contains(tokens[index].lower), isInside { return held(.near, by: lead, in: tokens) }
        if words.lookouts.contains(tokens[index].lower) {
            return held(grammar.passing.contains(word) ? .elsewhere : .touched, by: lead, in: tokens)
        }
        // “Snow was falling on the forest.”
        let isBehindCopula = lead > 2 && grammar.copulas.contains(tokens[lead - 2].lower)
        let subject = lead - (isBehindCopula ? 3 : 2)
        let isWeather =
            subject >= 0 && lexicon.isVerb(before) && tokens[subject].mark == .none
            && (lexicon.weathers[tokens[subject].lower] != nil || tokens[subject].lower == "snow"
                || words.clouds.contains(tokens[subject].lower))
        if words.ways.contains(before) || isWeather || locates(lead, in: tokens) {
            return held(.named, by: lead, in: tokens)
        }
        if grammar.inside.contains(word) { return held(.entered, by: lead, in: tokens) }
        if grammar.passing.contains(word) {
            if opensInverted(behind: index, in: tokens) { return held(.named, by: lead, in: tokens) }
            return held(isMoved(before: lead, in: tokens) ? .near : .touched, by: lead, in: tokens)
        }
        // “Carried the trout home to the den.”
        let isHome = word == "to" && before == "home"
        let isOutside =
            !isHome && words.enclosed.contains(tokens[index].lower) && !words.through.contains(word)
            // “Went up to the house”, not “walked up the lane to the house”.
            && before != "up"
            && !tokens[max(0, lead - 3)..<lead].contains { words.entering.contains($0.lower) && $0.lower != "up" }
        return held(isOutside ? .named : .near, by: lead, in: tokens)
    }

    /// Whether the preposition only locates another place: “the house by the sea”.
    private func locates(_ lead: Int, in tokens: [PlannerToken]) -> Bool {
        // “Built a castle on the beach.”
        if tokens[max(0, lead - 3)..<lead].contains(where: { lexicon.actions[$0.lower]?.base == "build" }) {
            return false
        }
        guard lead > 0, words.locating.contains(tokens[lead].lower), tokens[lead - 1].mark == .none,
            // “Got off the train at the station.”
            !words.vehicles.contains(tokens[lead - 1].lower)
        else {
            return false
        }
        return lexicon.settings[tokens[lead - 1].lower] != nil
    }

    /// Whether the place begins an inverted sentence: “Behind the hill lay the sea.”
    private func opensInverted(behind index: Int, in tokens: [PlannerToken]) -> Bool {
        guard tokens[index].mark == .none, let next = tokens.dropFirst(index + 1).first else { return false }
        return lexicon.grammar.invertedVerbs.contains(next.lower)
    }

    private func isMoved(before lead: Int, in tokens: [PlannerToken]) -> Bool {
        tokens[max(0, lead - 3)..<lead].contains { token in
            guard let pose = lexicon.actions[token.lower]?.pose else { return false }
            return pose != .flying && pose.travels
        }
    }

    private func held(_ hold: Hold, by lead: Int, in tokens: [PlannerToken]) -> Hold {
        switch reality.standing(at: lead + 1, in: tokens) {
        case .real: hold
        case .background: .named
        case .watched, .imagined: .elsewhere
        }
    }

    /// The hold of a place that begins a clause: “the street was empty”.
    private func subjectHold(of index: Int, in tokens: [PlannerToken]) -> Hold {
        guard reality.standing(at: index, in: tokens) != .imagined else { return .elsewhere }
        guard tokens[index].mark == .none, let next = tokens.dropFirst(index + 1).first?.lower else { return .named }
        return lexicon.grammar.copulas.contains(next) || words.roomVerbs.contains(next) ? .touched : .named
    }

    /// “The sun was sinking into the sea.”
    private func sinks(before index: Int, in tokens: [PlannerToken]) -> Bool {
        guard let sun = tokens[..<index].lastIndex(where: { $0.lower == "sun" }), tokens[sun].mark == .none else {
            return false
        }
        let verb = tokens[(sun + 1)..<index].first { !lexicon.grammar.copulas.contains($0.lower) }
        return verb.map { lexicon.grammar.sunset.contains($0.lower) } ?? false
    }

    /// “There lay the sea”, “a wide river roared”.
    private func isRevealed(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard let setting = lexicon.settings[tokens[index].lower], [.sea, .river].contains(setting), index > 1,
            tokens[index].lower != "waves",
            !tokens[..<index].contains(where: { $0.lower == "no" || lexicon.grammar.denials.contains($0.lower) })
        else { return false }
        let isThere =
            index < 6 && ["there", "below", "beneath", "before"].contains(tokens[0].lower)
            && tokens[1..<index].contains {
                lexicon.grammar.invertedVerbs.contains($0.lower) || lexicon.grammar.copulas.contains($0.lower)
            }
        let isNew = tokens[max(0, index - 3)..<index].contains { ["a", "an"].contains($0.lower) && $0.mark == .none }
        let flows =
            tokens[index].mark == .none
            && tokens.dropFirst(index + 1).first.map { words.waterVerbs.contains($0.lower) } ?? false
        return isThere || isNew && flows
    }

    private func flies(before index: Int, in tokens: [PlannerToken]) -> Bool {
        // “The kite flew up into the sky.”
        let isThing = { (verb: Int) in
            verb > 0 && lexicon.props[tokens[verb - 1].lower].map { !lexicon.mounts.contains($0.noun) } ?? false
                && !words.craft.contains(tokens[verb - 1].lower)
        }
        return tokens.indices[..<index].contains { verb in
            lexicon.actions[tokens[verb].lower]?.pose == .flying && !tokens[verb].isQuoted && !isThing(verb)
        }
            || words.craft.contains(tokens[index].lower)
    }
}
