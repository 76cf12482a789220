import Domain

/// Where the words of a sentence take the characters.
extension SceneTracker {
    /// The largest number of words of a clause that are searched.
    private static let reach = 24

    /// Whether a character swims or jumps: “swam through the sea”.
    func goesIntoWater(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        tokens[max(0, index - 5)..<index].contains { token in
            lexicon.actions[token.lower].map { $0.pose == .swimming || $0.pose == .jumping } ?? false
        }
    }

    /// Whether something is thrown into the place: “she tossed a bottle into the sea”, “into the waves she tossed it”.
    func throwsInto(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard tokens[max(0, index - 3)..<index].contains(where: { $0.lower == "into" }) else { return false }
        let near = tokens[max(0, index - 7)..<min(tokens.count, index + 5)]
        let poses = near.compactMap { lexicon.actions[$0.lower]?.pose }
        return poses.contains(.throwing) && !poses.contains { $0.travels || $0 == .jumping || $0 == .swimming }
    }

    /// Whether a thing moves that carries no one: not a boat.
    func movesThing(_ tokens: [PlannerToken], _ subject: Int, _ place: Int) -> Bool {
        let clause = tokens[subject...place].prefix(Self.reach)
        guard let subject = clause.first, lexicon.props[subject.lower] != nil, !words.carriers.contains(subject.lower)
        else { return false }
        return clause.contains { token in
            lexicon.actions[token.lower].map { $0.pose.travels || words.rolling.contains($0.base) } ?? false
        }
    }

    /// “Knocked at Otter's house.”
    func knocks(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard words.enclosed.contains(tokens[index].lower) || words.houses.contains(tokens[index].lower) else {
            return false
        }
        let lead = tokens[max(0, index - 6)..<index]
        guard
            let verb = lead.lastIndex(where: {
                lexicon.actions[$0.lower].map { words.knocking.contains($0.base) } ?? false
            })
        else { return false }
        return lead[verb...].contains { ["at", "on"].contains($0.lower) }
            && lead[verb...].allSatisfy { $0.mark == .none }
            && reality.standing(at: index, in: tokens) == .real
    }

    /// “Inside, Otter swept.” “He went inside.”
    func goesInside(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard ["inside", "indoors"].contains(tokens[index].lower), !tokens[index].isQuoted else { return false }
        if index == 0 { return tokens[0].mark == .comma }
        let isEnd = tokens[index].mark != .none || tokens.dropFirst(index + 1).first?.lower == "and"
        // “Carried the washing inside.”
        let lead = tokens[max(0, index - 4)..<index].reversed().prefix { $0.mark == .none }
        return isEnd && lead.contains { words.goingIn.contains($0.lower) }
            && !reality.isImagined(verb: index - 1, in: tokens)
    }

    /// “The train carried them home.”
    func carries(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let behind = tokens.dropFirst(index + 1).prefix(3).map(\.lower)
        guard tokens[index].mark == .none, let verb = behind.firstIndex(where: words.conveying.contains),
            let object = behind.dropFirst(verb + 1).first
        else { return false }
        return words.objectPronouns.contains(object) || tokens[index + verb + 2].isCapitalised
    }

    /// “Climbed aboard”, “climbed up the steps” of a train.
    func boards(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard words.boarding.contains(tokens[index].lower), !tokens[index].isQuoted, tokens[index].mark == .none else {
            return false
        }
        let behind = tokens.dropFirst(index + 1).prefix(4)
        // “Climbed the steps.”
        if tokens[index].lower.hasPrefix("climb"), behind.prefix(2).contains(where: { $0.lower == "steps" }) {
            return true
        }
        guard let way = behind.first, ["in", "on", "onto", "into", "inside", "aboard", "up"].contains(way.lower) else {
            return false
        }
        let things = way.mark == .none ? behind.dropFirst().map(\.lower) : []
        let isWhole = things.first.map { ["and", "with"].contains($0) } ?? true
        return way.lower == "aboard" || isWhole && way.lower != "up"
            || things.contains { words.vehicles.contains($0) || $0 == "steps" }
    }

    /// Whether the text at the place has left the train or the bus: “on the beach, …”, “got off at the station”, “ran
    /// to the shore”.
    func alights(at index: Int, in tokens: [PlannerToken]) -> Bool {
        let lead = tokens[max(0, index - Self.reach)..<index]
        // “Took out her knitting.”
        let off = lead.indices.last {
            words.alighting.contains(tokens[$0].lower)
                && (tokens[$0].lower != "out" || tokens[$0].mark != .none
                    || !lexicon.grammar.determiners.contains(tokens[$0 + 1].lower))
        }
        if let off {
            return !namesVehicle(before: off, in: tokens)
        }
        if namesVehicle(before: index, in: tokens) { return false }
        guard let verb = lead.last(where: { lexicon.isVerb($0.lower) }) else {
            return lexicon.grammar.inside.contains(tokens[0].lower)
        }
        return lexicon.actions[verb.lower]?.pose.travels ?? false
    }

    /// Whether someone steps from a boat at the word: “jumped onto the bank”, not “rowed along the bank”.
    func lands(at index: Int, in tokens: [PlannerToken]) -> Bool {
        let lead = tokens[max(0, index - Self.reach)..<index]
        // “They climbed out”, “stepped ashore”.
        let isOut = tokens[index].lower == "out" && tokens[index].mark != .none
        if tokens[index].lower == "ashore" || isOut {
            return lead.last.flatMap { lexicon.actions[$0.lower]?.pose.travels } ?? false
        }
        guard words.landfalls.contains(tokens[index].lower) else { return false }
        guard let verb = lead.last(where: { lexicon.isVerb($0.lower) }),
            !words.afloat.contains(verb.lower), !lead.contains(where: { lexicon.grammar.passing.contains($0.lower) })
        else { return false }
        return lexicon.actions[verb.lower].map {
            $0.pose.travels || lexicon.words.pictures.arrivals.contains($0.base)
        } ?? false
    }

    /// Whether the clause names a train or a bus before the word.
    private func namesVehicle(before index: Int, in tokens: [PlannerToken]) -> Bool {
        tokens[max(0, index - Self.reach)..<index].reversed().prefix {
            $0.mark == .none && !words.coordinations.contains($0.lower)
        }
        .contains { words.vehicles.contains($0.lower) }
    }

    /// “Daddy opened his umbrella”: not in a room.
    func opensUmbrella(at index: Int, in tokens: [PlannerToken]) -> Bool {
        lexicon.words.pictures.overhead.contains(tokens[index].lower)
            && tokens[max(0, index - 4)..<index].contains {
                lexicon.actions[$0.lower].map { lexicon.words.pictures.raising.contains($0.base) } ?? false
            } && reality.standing(at: index, in: tokens) == .real
    }

    /// “Grandma opened it.”
    func opensDoor(at index: Int, in tokens: [PlannerToken]) -> Bool {
        lexicon.actions[tokens[index].lower]?.base == "open" && reality.standing(at: index, in: tokens) == .real
            && tokens.dropFirst(index + 1).prefix(2).contains { ["it", "door"].contains($0.lower) }
            && !tokens[max(0, index - 2)..<index].contains { lexicon.grammar.denials.contains($0.lower) }
    }

    /// “Lay on the grass”, “rolled in the mud”, “rode home under the stars”.
    func isOnGround(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let lead = tokens[max(0, index - 3)..<index].map(\.lower)
        let isGround =
            words.groundOutside.contains(tokens[index].lower)
            && lead.contains { ["on", "in", "into", "through", "over"].contains($0) }
            // “Ate under the tree”, “climbed the old oak tree”.
            || words.trees.contains(tokens[index].lower) && !tokens.contains { words.festive.contains($0.lower) }
                && lead.contains { word in
                    ["in", "up", "under", "against", "beneath", "behind"].contains(word)
                        || lexicon.actions[word]?.pose == .climbing
                }
        let isCrossed = tokens[index].lower == "bridge" && lead.contains { lexicon.actions[$0]?.base == "cross" }
        let isOpen = words.heavens.contains(tokens[index].lower) && lead.contains("under")
        let standing = reality.standing(at: index, in: tokens)
        // “Looked over the fence.”
        let isClimbed = isGround && standing == .background && lead.contains { lexicon.actions[$0]?.pose == .climbing }
        return isClimbed
            || (isGround || isOpen || isCrossed) && (standing == .real || standing == .watched && lead.contains("over"))
    }

    /// “Lay in bed.”
    func isInBed(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        tokens[index - 1].lower == "in"
            && tokens[max(0, index - 4)..<(index - 1)].contains {
                lexicon.actions[$0.lower].map { $0.pose.liesDown || $0.pose == .sitting } ?? false
            }
    }

    /// In front of a house: “rang the bell at Grandma's door”.
    func isAtDoor(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard tokens[index].lower == "door", index > 0, tokens[index - 1].isPossessive else { return false }
        return tokens[max(0, index - 7)..<index].contains { words.calling.contains($0.lower) }
            && reality.standing(at: index, in: tokens) == .real
    }

    /// “The seal swam ahead of her.”
    func swims(at index: Int, in tokens: [PlannerToken]) -> Bool {
        words.swims.contains(tokens[index].lower) && !tokens[index].isQuoted
            && reality.standing(at: index, in: tokens) == .real && !reality.isImagined(verb: index, in: tokens)
    }

    /// “We drove for a long time”, not “drove the tractor”.
    func drives(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard lexicon.actions[tokens[index].lower]?.base == "drive", !tokens[index].isQuoted, index > 0,
            reality.standing(at: index, in: tokens) == .real, !reality.isImagined(verb: index, in: tokens)
        else { return false }
        let next = tokens[index].mark == .none ? tokens.dropFirst(index + 1).prefix(4) : []
        let isTravel =
            next.first.map {
                ["a", "all"].contains($0.lower)
                    || !lexicon.grammar.determiners.contains($0.lower)
                        && !words.objectPronouns.contains($0.lower)
            } ?? true
        return isTravel && !next.contains { lexicon.drawable($0.lower) != nil && $0.lower != "car" }
            && (tokens[index - 1].isCapitalised || lexicon.grammar.subjects.contains(tokens[index - 1].lower))
    }

    /// “At home Mira cooked.”
    func isAtHome(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        tokens[index].lower == "home" && index == 1 && tokens[0].lower == "at"
    }

    /// Whether a character goes home: “ran home”, “walked Tansy home”.
    func goesHome(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard tokens[index].lower == "home", home != setting,
            !namesVehicle(before: index, in: tokens)
        else { return false }
        // “Back home, Pip stirred the dough.”
        if index <= 2, tokens[index].mark == .comma, tokens[0].lower == "back" { return true }
        if words.sheltered.contains(home.rawValue), tokens.dropFirst(index + 1).first?.lower == "to" { return false }
        // “Ran home and came back with his father.”
        let behind = tokens.dropFirst(index + 1).prefix(3).map(\.lower)
        if behind.first == "and", behind.last == "back" { return false }
        let lead = tokens[max(0, index - 6)..<index]
        guard let verb = lead.lastIndex(where: { lexicon.actions[$0.lower].map(Self.moves) ?? false }) else {
            return false
        }
        return lead[verb...].allSatisfy { $0.mark == .none }
            && !reality.isImagined(verb: verb, in: tokens)
    }

    /// Whether a character goes in: “So she went in.”
    func goesIn(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard index > 0 else { return false }
        let lead = tokens[max(0, index - 4)..<index]
        if words.thresholds.contains(tokens[index].lower) {
            return lead.contains { $0.lower == "through" }
                && lead.contains { lexicon.actions[$0.lower].map(Self.moves) ?? false }
        }
        let isEnd =
            tokens[index].mark != .none
            || tokens.dropFirst(index + 1).first.map { ["and", "through"].contains($0.lower) } ?? false
        return words.inward.contains(tokens[index].lower) && isEnd
            && lexicon.actions[tokens[index - 1].lower].map(Self.moves) ?? false
    }

    /// “Outside, the snow fell.”
    func isOutside(_ tokens: [PlannerToken]) -> Bool {
        tokens.first.map { $0.lower == "outside" && $0.mark == .comma && !$0.isQuoted } ?? false
    }

    /// Whether a character leaves the house: “ran outside”, “went out.”, “jumped into the puddle”.
    func goesOut(at index: Int, in tokens: [PlannerToken]) -> Bool {
        let word = tokens[index].lower
        let verb = tokens[max(0, index - Self.reach)..<index].lastIndex { token in
            lexicon.actions[token.lower].map { Self.moves($0) || $0.pose == .jumping } ?? false
        }
        // “The lamps in the house went out”, “pulled it out”.
        if word == "out", let verb {
            let clause = tokens[..<verb].reversed().prefix {
                $0.mark == .none && !words.coordinations.contains($0.lower)
            }
            let isLamp = clause.contains { words.lights.contains($0.lower) }
            let isPerson = clause.contains { token in
                token.isCapitalised && !token.startsSentence || lexicon.grammar.subjects.contains(token.lower)
            }
            if isLamp, !isPerson { return false }
            if let pose = lexicon.actions[tokens[verb].lower]?.pose, [.pulling, .pushing].contains(pose) {
                return false
            }
        }
        if word == "way" || word == "road" {
            return index > 1 && tokens[index - 1].lower == "the" && tokens[index - 2].lower == "on"
                && tokens.dropFirst(index + 1).first.map { ["home", "back", "to"].contains($0.lower) } ?? false
        }
        if index == 0, isOutside(tokens) { return true }
        // “Outside stood Tim.”
        if index == 0, word == "outside", tokens[0].mark == .none,
            let next = tokens.dropFirst(1).first, lexicon.grammar.invertedVerbs.contains(next.lower)
        {
            return true
        }
        guard let verb, tokens[verb..<index].allSatisfy({ $0.mark == .none }),
            !reality.isImagined(verb: verb, in: tokens)
        else { return false }
        if words.openAir.contains(word) { return tokens[verb..<index].contains { reader.leadsToPlace($0.lower) } }
        // “Squeezed through the doorway.”
        if words.thresholds.contains(word) {
            // “Squeezed in through the door.”
            return (threshold.map { $0.setting == setting } ?? true)
                && tokens[verb..<index].contains { $0.lower == "through" }
                && !tokens[verb..<index].contains { words.inward.contains($0.lower) }
        }
        let isOutdoors = word == "outside" || word == "outdoors"
        // “Carried the nest outside”, not “went to see what was outside”.
        let isCarried = isOutdoors && lexicon.actions[tokens[verb].lower]?.pose.usesHands == true
        guard isOutdoors || word == "out", isCarried || index <= verb + 2 else { return false }
        // “The baker crawled out”: from under the table.
        if word == "out", words.emerging.contains(tokens[verb].lower) { return false }
        let next = tokens.dropFirst(index + 1).first?.lower
        return word != "out" || tokens[index].mark != .none || next == "into" || next == "and"
    }

    private static func moves(_ action: PlannerLexicon.Action) -> Bool {
        action.pose.travels || [.carrying, .pushing, .pulling].contains(action.pose)
    }
}
