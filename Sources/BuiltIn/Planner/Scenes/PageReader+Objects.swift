import Domain

/// Finds what an action is on, and with what it is done.
extension PageReader {
    /// Whether a thing is got for someone: “bought him an ice cream”.
    func isGift(_ action: PlannerLexicon.Action, at verb: Int, in tokens: [PlannerToken]) -> Bool {
        guard action.pose.usesHands, tokens[verb].mark == .none, let next = tokens.dropFirst(verb + 1).first,
            ["him", "her", "them"].contains(next.lower), !complements.directObjects(behind: verb, in: tokens).isEmpty
        else { return false }
        return next.lower != "her" || lexicon.grammar.endsPhrase(at: verb + 1, in: tokens)
    }

    /// “Stirred the flour and the egg in a big bowl with a spoon.”
    func toolAndVessel(
        in pose: Pose, behind verb: Int, in tokens: [PlannerToken]
    ) -> (tool: String?, vessel: String?) {
        guard pose == .working, tokens[verb].mark == .none else { return (nil, nil) }
        var found: (tool: String?, vessel: String?)
        for index in tokens.indices.dropFirst(verb + 1).prefix(14) {
            if lexicon.isVerb(tokens[index].lower) { break }
            let last = tokens[index...].dropFirst().prefix(4).firstIndex { $0.mark != .none } ?? index + 4
            let phrase = tokens[index...].prefix(through: min(last, tokens.count - 1)).dropFirst()
            let thing = lexicon.drawables(in: phrase.map(\.lower)).first
            switch tokens[index].lower {
            case "with": found.tool = found.tool ?? thing.flatMap { lexicon.handheld.contains($0) ? $0 : nil }
            case "in", "into": found.vessel = found.vessel ?? thing
            default: break
            }
            if tokens[index].mark != .none { break }
        }
        return found
    }

    /// The largest distance between the tool at the start of a sentence and its verb.
    private static let opening = 8

    /// The tool at the start of the sentence: “With a stick she drew a boat.” Not “with a basket on her arm”.
    func opening(of pose: Pose, before verb: Int, in tokens: [PlannerToken]) -> String? {
        guard pose == .working, verb <= Self.opening,
            let with = tokens[..<verb].firstIndex(where: { !$0.isQuoted }), tokens[with].lower == "with"
        else { return nil }
        let phrase = tokens[(with + 1)..<verb]
        guard !phrase.contains(where: { lexicon.isVerb($0.lower) || ComplementReader.placing.contains($0.lower) })
        else {
            return nil
        }
        return lexicon.drawables(in: phrase.map(\.lower)).first(where: lexicon.handheld.contains)
    }

    /// What a person sweeps or digs with: not in “swept the torch over the floor”.
    func tool(for action: PlannerLexicon.Action, on words: [String], of subjects: [Int]) -> String? {
        let isLight = words.prefix(3).contains(where: lexicon.words.scenes.lights.contains)
        // “Brushed her teeth.”
        let pictures = lexicon.words.pictures
        let tools = pictures.tools
        let named = words.lazy.compactMap { tools["\(action.base) \($0)"] }.first
        // “Read the number aloud.”
        let isText = action.base != "read" || words.isEmpty || words.contains(where: pictures.readings.contains)
        guard !isLight, isText, let tool = named ?? tools[action.base], lexicon.handheld.contains(tool),
            tool == "fishing" || action.base != "dig" || subjects.allSatisfy({ tracker.directory.isPerson($0) })
        else { return nil }
        return tool
    }

    /// The character in the phrase behind the verb: “gave the old fox a key”, “waved to Mira”, “followed her”. After a
    /// verb that `touches`, also its owner: “stroked her soft nose”.
    func object(behind verb: Int, of subjects: [Int], in tokens: [PlannerToken], touches: Bool) -> Int? {
        // “Gives him a hug.”
        if verb > 2, ["a", "an"].contains(tokens[verb - 1].lower), ["him", "her"].contains(tokens[verb - 2].lower) {
            return tracker.onStage.last { !subjects.contains($0) }
        }
        guard tokens[verb].mark == .none else { return nil }
        let pictures = lexicon.words.pictures
        let grasps = lexicon.actions[tokens[verb].lower].map { pictures.grasping.contains($0.base) } ?? false
        for index in tokens.indices.dropFirst(verb + 1).prefix(5) {
            if tokens[index].isQuoted || lexicon.props[tokens[index].lower] != nil { return nil }
            if let mention = tracker.directory.mention(in: tokens, at: index, last: nil) {
                // “Looked into Fizz's mouth.”
                let isBody =
                    lexicon.actions[tokens[verb].lower]?.pose == .peering
                    && tracker.isBodyPart(behind: mention.end - 1, in: tokens)
                let isGrasped =
                    grasps && tracker.onStage.contains(mention.character)
                    && tokens.dropFirst(mention.end).prefix(2).contains { pictures.grasped.contains($0.lower) }
                return mention.isPossessive && !touches && !isBody && !isGrasped
                    || subjects.contains(mention.character)
                    ? nil : mention.character
            }
            // “Picked it up.”
            if index == verb + 1, tokens[index].lower == "it", let creature = tracker.creature(except: subjects) {
                return creature
            }
            if touches || grasps, let owner = owner(at: index, of: subjects, in: tokens) { return owner }
            if let kin = kin(at: index, of: subjects, in: tokens) { return kin }
            if ["him", "her", "them"].contains(tokens[index].lower) {
                let isOwner =
                    tokens[index].lower == "her" && !lexicon.grammar.endsPhrase(at: index, in: tokens)
                // “Threw her arms around Tom.”
                let isBody = isOwner && lexicon.words.sight.bodyParts.contains(tokens[index + 1].lower)
                if isBody { continue }
                let others = tracker.onStage.filter { !subjects.contains($0) }
                return isOwner ? nil : others.last
            }
            if tokens[index].mark != .none || lexicon.isVerb(tokens[index].lower) { return nil }
        }
        return nil
    }

    /// The other character whose body a possessive names: “stroked his hair” for a subject that is she, and “stroked
    /// her soft fur” for every subject.
    func owner(at index: Int, of subjects: [Int], in tokens: [PlannerToken]) -> Int? {
        guard let pronoun = ["her": "she", "his": "he"][tokens[index].lower], tokens[index].mark == .none else {
            return nil
        }
        let nouns = tokens.dropFirst(index + 1).prefix(2).map(\.lower)
        let isOther = !subjects.contains { tracker.fits($0, pronoun: pronoun) }
        let isOfAnimal = nouns.contains(where: lexicon.words.pictures.stroked.contains)
        let isBody = nouns.contains {
            lexicon.words.sight.bodyParts.contains($0) || lexicon.words.pictures.grasped.contains($0)
        }
        guard isOfAnimal || isOther && isBody else { return nil }
        return tracker.onStage.last { !subjects.contains($0) }
    }

    /// The other character that can be the subject's kin: “hugged his daughter”. The kin of a fox are foxes.
    func kin(at index: Int, of subjects: [Int], in tokens: [PlannerToken]) -> Int? {
        guard index > 0, lexicon.grammar.possessives.contains(tokens[index - 1].lower),
            lexicon.kin.contains(tokens[index].lower)
        else { return nil }
        guard let kind = lexicon.kinds[tokens[index].lower] else { return nil }
        let pronoun = lexicon.words.female.contains(kind) ? "she" : lexicon.words.male.contains(kind) ? "he" : nil
        guard let pronoun else { return nil }
        let directory = tracker.directory
        func isKin(_ other: Int) -> Bool {
            !subjects.contains(other) && tracker.fits(other, pronoun: pronoun)
                && subjects.allSatisfy { subject in
                    directory.isPerson(subject)
                        ? directory.isPerson(other) : directory.kind(of: other) == directory.kind(of: subject)
                }
        }
        return tracker.onStage.last(where: isKin) ?? tracker.recent.last(where: isKin)
    }

    /// What someone helps another do: “helped his grandfather knead the dough”.
    func helped(at index: Int, in tokens: [PlannerToken], by subjects: [Int]) -> (
        action: PlannerLexicon.Action, verb: Int, subjects: [Int]
    )? {
        guard lexicon.words.pictures.helping.contains(tokens[index].lower), tokens[index].mark == .none else {
            return nil
        }
        for verb in tokens.indices.dropFirst(index + 1).prefix(6) {
            let lead = tokens[verb - 1]
            guard lead.mark == .none, !tokens[verb].isQuoted else { return nil }
            guard let action = lexicon.bases[tokens[verb].lower],
                verb == index + 1 || lead.lower == "to" || lead.isCapitalised
                    || ["him", "her", "them"].contains(lead.lower) || lexicon.isKind(lead.lower),
                lexicon.drawable(tokens[verb].lower) == nil || lead.lower == "to"
            else { continue }
            let other =
                lexicon.grammar.pronouns.contains(lead.lower)
                ? tracker.character(forPronounAt: verb - 1, in: tokens, except: subjects)
                : object(behind: index, of: subjects, in: tokens, touches: false)
            return (action, verb, subjects + [other].compactMap(\.self))
        }
        return nil
    }

    /// The character on whose back the subject gets: “climbed onto Ember's back”, “sat on his back”.
    func carrier(behind verb: Int, of subjects: [Int], in tokens: [PlannerToken]) -> Int? {
        let end = tokens.indices.dropFirst(verb + 1).prefix(7).first {
            lexicon.words.pictures.perches.contains(tokens[$0].lower)
        }
        // “Climbed up with the button on her back.”
        guard let end, tokens[verb..<end].contains(where: { ["on", "onto", "upon"].contains($0.lower) }),
            !tokens[verb..<end].contains(where: { $0.lower == "with" })
        else {
            return nil
        }
        for index in verb + 1..<end where tokens[index].mark == .none {
            if tokens[index].lower == "its" {
                return tracker.onStage.last { !subjects.contains($0) && !tracker.directory.isPerson($0) }
            }
            if lexicon.grammar.possessives.contains(tokens[index].lower) {
                return tracker.onStage.last { !subjects.contains($0) }
            }
            if let mention = tracker.directory.mention(in: tokens, at: index, last: nil), mention.isPossessive {
                return subjects.contains(mention.character) ? nil : mention.character
            }
        }
        return nil
    }

    /// The character that a thing is put on: “set the hat on the crocodile's head”, “put a blanket over Tim”.
    func receiver(behind verb: Int, of subjects: [Int], in tokens: [PlannerToken]) -> Int? {
        let clause = tokens.indices.dropFirst(verb + 1).prefix(9)
        let preposition = clause.prefix { tokens[$0 - 1].mark == .none }.first {
            ["on", "onto", "around", "over", "into", "in"].contains(tokens[$0].lower)
        }
        guard let preposition, tokens[preposition].mark == .none else { return nil }
        for index in tokens.indices.dropFirst(preposition + 1).prefix(3) {
            if let mention = tracker.directory.mention(in: tokens, at: index, last: nil) {
                // “On the crocodile's head”, not “on Grandma's table”.
                let owned = tokens.dropFirst(mention.end).prefix(2).map(\.lower)
                let isBody = owned.contains {
                    lexicon.words.sight.bodyParts.contains($0) || lexicon.garments.contains($0) || $0 == "lap"
                }
                let isOnIt = ["on", "onto", "around", "over"].contains(tokens[preposition].lower)
                let isReceiver = mention.isPossessive ? isBody : isOnIt
                return subjects.contains(mention.character) || !isReceiver ? nil : mention.character
            }
            if tokens[index].mark != .none { return nil }
        }
        return nil
    }

    /// Whether the verb has an object and is not speech: “sniffed Mira's boots”.
    func hasObject(behind verb: Int, in tokens: [PlannerToken]) -> Bool {
        guard lexicon.actions[tokens[verb].lower] != nil, lexicon.words.voices[tokens[verb].lower] == nil,
            !tokens[max(0, verb - 12)..<min(tokens.count, verb + 12)].contains(where: \.isQuoted),
            tokens[verb].mark == .none,
            let next = tokens.dropFirst(verb + 1).first
        else { return false }
        return next.isPossessive || lexicon.grammar.determiners.contains(next.lower)
    }

    /// The meaning of “it”: the single thing that begins the sentence, was acted on last, or named last.
    func lastThing(in reading: PageReading) -> String? {
        let things = reading.props.filter { !$0.isQuoted && !$0.isPlural && !$0.isSpot }
        // “The cake came out of the oven, and Papa set it down.”
        let hasActed = reading.events.contains { $0.sentence == sentence && !$0.things.isEmpty }
        let opening = things.first { $0.places.contains { $0.sentence == sentence && $0.token <= 2 } }
        if !hasActed, let opening { return opening.word }
        if let acted = reading.events.last(where: { !$0.things.isEmpty }), acted.sentence >= sentence - 1,
            let noun = acted.things.first, let thing = things.first(where: { $0.noun == noun })
        {
            return thing.word
        }
        // “My crown is hot!” cried the king, and threw it away.
        return
            (things.max { isBefore($0, $1) }
            ?? reading.props.last { prop in
                prop.isQuoted && !prop.isPlural && prop.places.last.map { $0.sentence >= sentence - 1 } ?? false
            })?.word
    }

    func isBefore(_ one: PageReading.NamedProp, _ other: PageReading.NamedProp) -> Bool {
        guard let first = one.places.last, let second = other.places.last else { return one.places.isEmpty }
        return first < second
    }
}
