import Domain

/// Turns what a character does or says into an event of the page.
extension PageReader {
    func addInverted(
        _ verb: Int, in tokens: [PlannerToken], by subjects: [Int], into reading: inout PageReading
    ) {
        let word = tokens[verb].lower
        if lexicon.speech.contains(word) {
            addSpeech(at: verb, in: tokens, by: subjects, complement: "", into: &reading)
        } else if let action = lexicon.actions[word] {
            let complement = complements.place(before: verb, in: tokens)
            let things = lexicon.drawables(in: complement.split(separator: " ").map(String.init))
            let brought = complements.brought(behind: verb, in: tokens)
            reading.events.append(
                SceneEvent(
                    characters: subjects, verb: action.base, pose: action.pose, vividness: action.vividness,
                    isBare: action.needsObject && complement.isEmpty, complement: complement,
                    position: reading.events.count, sentence: sentence, token: verb,
                    things: things + [brought].compactMap(\.self),
                    tool: brought, takes: brought))
        }
    }

    /// “Bramble was under the cart.”
    func addLocation(
        _ preposition: Int, in tokens: [PlannerToken], by subjects: [Int], into reading: inout PageReading
    ) {
        let isInside = ["in", "inside"].contains(tokens[preposition].lower)
        guard let action = lexicon.bases[isInside ? "sit" : "stand"] else { return }
        let (complement, _) = complements.complement(behind: preposition - 1, in: tokens, it: lastThing(in: reading))
        let things = lexicon.drawables(in: complement.split(separator: " ").map(String.init))
        guard !things.isEmpty else { return }
        reading.events.append(
            SceneEvent(
                characters: subjects, verb: action.base, pose: action.pose, vividness: action.vividness,
                complement: complement, position: reading.events.count, sentence: sentence, token: preposition,
                things: things))
    }

    func add(
        _ action: PlannerLexicon.Action, at index: Int, in tokens: [PlannerToken], by subjects: [Int],
        into reading: inout PageReading
    ) {
        let word = tokens[index].lower
        guard tokens.dropFirst(index + 1).first.map({ lexicon.words.scenes.states[$0.lower] == nil }) ?? true,
            !reality.isImagined(verb: index, in: tokens)
        else { return }
        let pictures = lexicon.words.pictures
        let companion = pictures.consuming.contains(action.base) ? nil : tracker.companion?.noun
        // “Rang the bell at the door. Grandma opened it.”
        let opened = action.base == "open" ? reading.props.last { pictures.openable.contains($0.noun) }?.word : nil
        var (complement, prop) = complements.complement(
            behind: index, in: tokens, it: companion ?? opened ?? lastThing(in: reading), companion: companion)
        // “Found a bowl of soup and ate it.”
        if action.pose == .eating, tokens.dropFirst(index + 1).first?.lower == "it",
            complement.split(separator: " ").dropFirst().first.map({ lexicon.words.sight.heaps.contains(String($0)) })
                ?? false
        {
            complement = "from " + complement
        }
        // “Inés pulled until her arms shook.”
        let ends =
            tokens[index].mark != .none
            || tokens.dropFirst(index + 1).first.map { ["until", "and", "but", "with"].contains($0.lower) } ?? true
        if complement.isEmpty, ends, [.pulling, .pushing].contains(action.pose), let thing = lastThing(in: reading) {
            (complement, prop) = ("the \(thing)", lexicon.drawable(thing)?.noun)
        }
        let undrawn = action.pose.usesHands ? complements.undrawn(behind: index, in: tokens) : []
        for noun in undrawn {
            reading.add(
                PageReading.NamedProp(
                    noun: noun.singular, word: noun, isPlural: noun != noun.singular, isQuoted: false,
                    places: [(sentence, index)], hasDrawing: false))
        }
        // “Gave her a new spoon every year on her birthday.”
        if complement.isEmpty, action.needsObject || action.pose == .eating, let prop,
            complements.directObjects(behind: index, in: tokens).contains(prop)
        {
            complement = (prop == "cup" && action.pose == .eating ? "from " : "") + lexicon.phrase(for: prop)
        }
        // “Found a heap of acorns and ate them all up.”
        if complement.isEmpty, tokens.dropFirst(index + 1).first?.lower == "them",
            action.pose == .eating || action.pose.usesHands && action.pose != .giving, tracker.hasPluralThing,
            let things = reading.props.last(where: { $0.isPlural && !$0.isQuoted })
        {
            (complement, prop) = ("the \(things.word)", things.noun)
        }
        let isBefore = tokens[max(0, index - 2)..<index].contains { $0.lower == "had" }
        let words = complement.split(separator: " ").map(String.init)
        // What is drawn on paper is not there.
        var things = pictures.depicting.contains(action.base) ? [] : lexicon.drawables(in: words)
        // “Sat up in bed.”
        let isInBed = action.pose == .sitting && zip(words, words.dropFirst()).contains { $0 == "in" && $1 == "bed" }
        if isInBed {
            things = ["bed"]
            reading.add(PageReading.NamedProp(noun: "bed", word: "bed", isPlural: false, isQuoted: false, isSpot: true))
        }
        let carrier = action.getsOn ? carrier(behind: index, of: subjects, in: tokens) : nil
        // “Climbed onto his back, and they flew away.”
        let isRide = subjects.count == 2 && action.pose.moves && things.isEmpty
        let mount =
            isRide
            ? reading.events.last { event in
                event.isMounted && event.sentence >= sentence - 1 && event.object.map(subjects.contains) ?? false
                    && event.characters.allSatisfy(subjects.contains)
            }?.object : nil
        let subjects = mount.map { [$0] } ?? subjects
        // “Put up her umbrella.”
        let isOverhead =
            prop.map(pictures.overhead.contains) ?? false && pictures.raising.contains(action.base)
        let isEmpty = action.needsObject && complement.isEmpty
        // “Put down his horns.” “Slid her hand under the cloth.”
        let hasBody =
            [.lifting, .bending].contains(action.pose) && words.suffix(1).contains(where: lexicon.features.contains)
            || movesOwnBody(action, at: index, in: tokens)
        let receiver =
            prop != nil && action.pose.usesHands && ![.eating, .reading].contains(action.pose)
            ? receiver(behind: index, of: subjects, in: tokens) : nil
        let isIdle =
            hasBody || dresses(behind: index, in: tokens)
            || things.isEmpty && words.contains(where: pictures.idleObjects.contains)
        let pose: Pose =
            if isOverhead {
                .standing
            } else if carrier != nil || action.pose == .climbing && words.first == "into" && !things.isEmpty {
                .sitting
            } else if receiver != nil || isGift(action, at: index, in: tokens) {
                .giving
            } else {
                self.pose(of: action, at: index, in: tokens, on: prop, lacksObject: isEmpty || isIdle)
            }
        let object =
            carrier ?? receiver
            ?? object(
                behind: index, of: subjects, in: tokens,
                touches: pose == .hugging || pictures.touching.contains(action.base))
        let phrases = toolAndVessel(of: action, behind: index, in: tokens)
        // “Hugged his daughter.”
        if let object, pose == .hugging { reading.add(object) }
        // “Read a story.”
        let needsNoTool = words.contains("with") || action.pose == .reading && !things.isEmpty
        // “Sat under a big umbrella.”
        let cover = words.first == "under" ? things.first(where: pictures.overhead.contains) : nil
        let tool = cover ?? (needsNoTool ? nil : phrases.tool ?? tool(for: action, on: words, of: subjects))
        let vessel = phrases.vessel.map { things.contains($0) ? [] : [$0] } ?? []
        if let tool {
            reading.add(
                PageReading.NamedProp(
                    noun: tool, word: tool, isPlural: false, isQuoted: false, places: [(sentence, index)]))
        }
        // “Jumped on her broomstick and flew away.”
        var ridden: String?
        if things.isEmpty, action.pose == .flying,
            let mounting = reading.events.lastIndex(where: { $0.sentence == sentence && $0.characters == subjects }),
            [.jumping, .climbing, .sitting].contains(reading.events[mounting].pose)
        {
            ridden = reading.events[mounting].things.first
            if ridden != nil { reading.events[mounting].isIdle = true }
        }
        // Hands without what they act on say nothing.
        let isEmptyHanded = pose.usesHands && things.isEmpty && object == nil && tool == nil
        reading.events.append(
            SceneEvent(
                characters: subjects, verb: action.base, pose: pose, vividness: isBefore ? 0 : action.vividness,
                isBare: isEmpty, complement: complement,
                position: reading.events.count, sentence: sentence, token: index,
                things: vessel + things + [tool ?? ridden].compactMap(\.self), tool: tool ?? ridden, object: object,
                takes: isOverhead || lexicon.holds.contains(word) ? prop : nil,
                releases: !isOverhead && lexicon.releases.contains(word),
                consumes: pictures.consuming.contains(action.base), isSurprise: isSurprise(at: index, in: tokens),
                isIdle: isIdle, isMounted: carrier != nil, lacksDrawing: !undrawn.isEmpty || isEmptyHanded))
    }

    /// The flight of a character from those that are not in the cast: “the bees chased Bear”.
    func addPursuit(at index: Int, in tokens: [PlannerToken], into reading: inout PageReading) {
        guard let action = lexicon.actions[tokens[index].lower], lexicon.words.pictures.pursuits.contains(action.base),
            let run = lexicon.bases["run"], !reality.isImagined(verb: index, in: tokens),
            !tokens[..<index].contains(where: { lexicon.grammar.denials.contains($0.lower) || $0.lower == "no" }),
            let quarry = object(behind: index, of: [], in: tokens, touches: false)
        else { return }
        reading.add(quarry)
        reading.events.append(
            SceneEvent(
                characters: [quarry], verb: run.base, pose: run.pose, vividness: action.vividness, complement: "",
                position: reading.events.count, sentence: sentence, token: index, isSurprise: true))
    }

    /// Whether a thing is got for someone: “bought him an ice cream”.
    private func isGift(_ action: PlannerLexicon.Action, at verb: Int, in tokens: [PlannerToken]) -> Bool {
        guard action.pose.usesHands, tokens[verb].mark == .none, let next = tokens.dropFirst(verb + 1).first,
            ["him", "her", "them"].contains(next.lower), !complements.directObjects(behind: verb, in: tokens).isEmpty
        else { return false }
        return next.lower != "her" || lexicon.grammar.endsPhrase(at: verb + 1, in: tokens)
    }

    /// “Stirred the flour and the egg in a big bowl with a spoon.”
    private func toolAndVessel(
        of action: PlannerLexicon.Action, behind verb: Int, in tokens: [PlannerToken]
    ) -> (tool: String?, vessel: String?) {
        guard action.pose == .working, tokens[verb].mark == .none else { return (nil, nil) }
        var found: (tool: String?, vessel: String?)
        for index in tokens.indices.dropFirst(verb + 1).prefix(14) {
            if lexicon.isVerb(tokens[index].lower) { break }
            let last = tokens[index...].dropFirst().prefix(4).firstIndex { $0.mark != .none } ?? index + 4
            let phrase = tokens[index...].prefix(through: min(last, tokens.count - 1)).dropFirst()
            let thing = phrase.lazy.compactMap { lexicon.props[$0.lower]?.noun }.first
            switch tokens[index].lower {
            case "with": found.tool = found.tool ?? thing.flatMap { lexicon.handheld.contains($0) ? $0 : nil }
            case "in", "into": found.vessel = found.vessel ?? thing
            default: break
            }
            if tokens[index].mark != .none { break }
        }
        return found
    }

    /// What a person sweeps or digs with: not in “swept the torch over the floor”.
    private func tool(for action: PlannerLexicon.Action, on words: [String], of subjects: [Int]) -> String? {
        let isLight = words.prefix(3).contains(where: lexicon.words.scenes.lights.contains)
        // “Brushed her teeth.”
        let tools = lexicon.words.pictures.tools
        let named = words.lazy.compactMap { tools["\(action.base) \($0)"] }.first
        guard !isLight, let tool = named ?? tools[action.base], lexicon.handheld.contains(tool),
            tool == "fishing" || subjects.allSatisfy({ tracker.directory.isPerson($0) })
        else { return nil }
        return tool
    }

    /// The character in the phrase behind the verb: “gave the old fox a key”, “waved to Mira”, “followed her”. After a
    /// verb that `touches`, also its owner: “stroked her soft nose”.
    private func object(behind verb: Int, of subjects: [Int], in tokens: [PlannerToken], touches: Bool) -> Int? {
        // “Gives him a hug.”
        if verb > 2, ["a", "an"].contains(tokens[verb - 1].lower), ["him", "her"].contains(tokens[verb - 2].lower) {
            return tracker.onStage.last { !subjects.contains($0) }
        }
        guard tokens[verb].mark == .none else { return nil }
        for index in tokens.indices.dropFirst(verb + 1).prefix(5) {
            if tokens[index].isQuoted || lexicon.props[tokens[index].lower] != nil { return nil }
            if let mention = tracker.directory.mention(in: tokens, at: index, last: nil) {
                return mention.isPossessive && !touches || subjects.contains(mention.character)
                    ? nil : mention.character
            }
            if touches, let owner = owner(at: index, of: subjects, in: tokens) { return owner }
            if let kin = kin(at: index, of: subjects, in: tokens) { return kin }
            if ["him", "her", "them"].contains(tokens[index].lower) {
                let isOwner =
                    tokens[index].mark == .none && tokens[index].lower == "her" && index + 1 < tokens.count
                    && !lexicon.grammar.isFunctionWord(tokens[index + 1].lower)
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

    /// The other character whose body a possessive names: “stroked his hair” for a subject that is she, and “stroked her
    /// soft fur” for every subject.
    private func owner(at index: Int, of subjects: [Int], in tokens: [PlannerToken]) -> Int? {
        guard let pronoun = ["her": "she", "his": "he"][tokens[index].lower], tokens[index].mark == .none else {
            return nil
        }
        let nouns = tokens.dropFirst(index + 1).prefix(2).map(\.lower)
        let isOther = !subjects.contains { tracker.fits($0, pronoun: pronoun) }
        let isOfAnimal = nouns.contains(where: lexicon.words.pictures.stroked.contains)
        let isBody = nouns.contains(where: lexicon.words.sight.bodyParts.contains)
        guard isOfAnimal || isOther && isBody else { return nil }
        return tracker.onStage.last { !subjects.contains($0) }
    }

    /// The other character on stage that can be the subject's kin: “hugged his daughter”.
    private func kin(at index: Int, of subjects: [Int], in tokens: [PlannerToken]) -> Int? {
        guard index > 0, lexicon.grammar.possessives.contains(tokens[index - 1].lower),
            lexicon.kin.contains(tokens[index].lower)
        else { return nil }
        guard let kind = lexicon.kinds[tokens[index].lower] else { return nil }
        let pronoun = lexicon.words.female.contains(kind) ? "she" : lexicon.words.male.contains(kind) ? "he" : nil
        guard let pronoun else { return nil }
        return tracker.onStage.last { !subjects.contains($0) && tracker.fits($0, pronoun: pronoun) }
    }

    private static let limbs: Set<String> = ["hand", "hands", "paw", "paws", "arm", "arms", "wing", "wings"]

    /// Whether the verb only moves a part of the subject's own body: “crossed her arms”, not “blew her nose”.
    private func movesOwnBody(_ action: PlannerLexicon.Action, at verb: Int, in tokens: [PlannerToken]) -> Bool {
        guard [.walking, .sitting, .bending, .dancing, .carrying, .reaching].contains(action.pose),
            !lexicon.words.pictures.touching.contains(action.base), tokens[verb].mark == .none
        else { return false }
        let behind = tokens.dropFirst(verb + 1).prefix(5)
        return behind.first.map { ["his", "her", "its", "their"].contains($0.lower) && $0.mark == .none } ?? false
            && behind.prefix(3).dropFirst().contains { lexicon.words.sight.bodyParts.contains($0.lower) }
            && !behind.contains { ["around", "round"].contains($0.lower) }
    }

    /// A hand does not reach for nothing, and what is pulled out is in the hands.
    private func pose(
        of action: PlannerLexicon.Action, at index: Int, in tokens: [PlannerToken], on prop: String?, lacksObject: Bool
    ) -> Pose {
        let isPulledOut = prop != nil && tokens.dropFirst(index + 1).first?.lower == "out"
        let behind = tokens.dropFirst(index + 1).prefix(5).map(\.lower)
        if behind.contains("arms"), behind.contains("around") || behind.contains("round") { return .hugging }
        // “Lifted his paw.”
        let hasLimb = behind.prefix(2).contains(where: Self.limbs.contains)
        let hasBody = hasLimb || behind.prefix(2).contains(where: lexicon.words.sight.bodyParts.contains)
        let hasObject =
            behind.first.map(lexicon.grammar.determiners.contains) ?? false
            && behind.dropFirst().prefix(3).contains { lexicon.props[$0] != nil }
        let opensMouth = behind.prefix(3).contains(where: lexicon.words.pictures.mouths.contains)
        let isStill = action.pose != .reaching && movesOwnBody(action, at: index, in: tokens)
        switch action.pose {
        // “Crossed her arms”, “turned his back”, “slid her hand under the cloth”.
        case _ where isStill: return .standing
        case .reaching where action.base == "open" && opensMouth: return .calling
        // “Squeezed underneath.”
        case .crawling
        where action.base == "squeeze" && behind.first == "underneath" && tokens[index + 1].mark != .none:
            return .standing
        // “Reached a broad river.”
        case .reaching where action.base == "reach" && prop == nil && behind.contains(where: namesPlace):
            return .walking
        case .reaching where lacksObject: return .standing
        case .lifting where hasBody: return hasLimb ? .waving : .standing
        // “Put on her boots.”
        case _
        where behind.contains(where: isForFeet) && ["on", "off", "over"].contains(where: behind.contains)
            && dresses.contains(action.pose):
            return prop == nil ? .sitting : .bending
        // “Put on a crown.”
        case .bending where action.base == "put" && behind.first == "on" && prop != nil: return .lifting
        // “Flew a kite.”
        case .flying where hasObject && prop.map { !lexicon.mounts.contains($0) } ?? false: return .working
        // “Drove the tractor”, “drove for a long time”.
        case .walking where action.base == "drive": return .sitting
        // “Sailed his wooden boat.”
        case .sitting where action.base == "sail" && behind.contains(where: lexicon.words.scenes.toyBoats.contains):
            return .bending
        // “Slid the loaves into the oven.”
        case .sitting where action.base == "slide" && hasObject: return .pushing
        // “Blew out the candles.”
        case .eating where action.base == "blow" && behind.contains("out"): return .peering
        // “Spun the wheel.”
        case .dancing where hasObject: return .working
        // “Pushed the bread into the oven.”
        case .pushing where prop.map(lexicon.handheld.contains) ?? false && behind.contains("into"): return .bending
        // “Pulled off his raincoat.”
        case .pulling where ["on", "off"].contains(behind.first) && prop == nil: return .working
        case .pulling where isPulledOut: return .carrying
        default: return action.pose
        }
    }

    private func namesPlace(_ word: String) -> Bool { lexicon.settings[word] != nil }

    /// “Put on his apron.”
    private func dresses(behind verb: Int, in tokens: [PlannerToken]) -> Bool {
        let behind = tokens.dropFirst(verb + 1).prefix(5).map(\.lower)
        return tokens[verb].mark == .none && ["on", "off"].contains(behind.first)
            && behind.contains { isForFeet($0) || lexicon.garments.contains($0) }
    }

    private var dresses: Set<Pose> { [.bending, .pulling, .reaching] }

    private func isForFeet(_ word: String) -> Bool {
        ["boots", "shoes", "socks", "slippers", "sandals", "skates", "stockings"].contains(word)
    }

    /// What someone helps another do: “helped his grandfather knead the dough”.
    func helped(at index: Int, in tokens: [PlannerToken], by subjects: [Int]) -> (
        action: PlannerLexicon.Action, verb: Int, subjects: [Int]
    )? {
        guard Self.helping.contains(tokens[index].lower), tokens[index].mark == .none else { return nil }
        for verb in tokens.indices.dropFirst(index + 2).prefix(5) {
            let lead = tokens[verb - 1]
            guard lead.mark == .none, !tokens[verb].isQuoted else { return nil }
            guard let action = lexicon.bases[tokens[verb].lower],
                lead.lower == "to" || !lexicon.grammar.isFunctionWord(lead.lower)
                    || ["him", "her", "them"].contains(lead.lower),
                lexicon.props[tokens[verb].lower] == nil || lead.lower == "to"
            else { continue }
            let other =
                lexicon.grammar.pronouns.contains(lead.lower)
                ? tracker.character(forPronounAt: verb - 1, in: tokens, except: subjects)
                : object(behind: index, of: subjects, in: tokens, touches: false)
            return (action, verb, subjects + [other].compactMap(\.self))
        }
        return nil
    }

    private static let helping: Set<String> = ["helped", "helps", "helping"]

    /// The character on whose back the subject gets: “climbed onto Ember's back”, “sat on his back”.
    private func carrier(behind verb: Int, of subjects: [Int], in tokens: [PlannerToken]) -> Int? {
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
            if lexicon.grammar.possessives.contains(tokens[index].lower) || tokens[index].lower == "its" {
                return tracker.onStage.last { !subjects.contains($0) }
            }
            if let mention = tracker.directory.mention(in: tokens, at: index, last: nil), mention.isPossessive {
                return subjects.contains(mention.character) ? nil : mention.character
            }
        }
        return nil
    }

    /// The character that a thing is put on: “set the hat on the crocodile's head”, “put a blanket over Tim”.
    private func receiver(behind verb: Int, of subjects: [Int], in tokens: [PlannerToken]) -> Int? {
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

    private func isSurprise(at verb: Int, in tokens: [PlannerToken]) -> Bool {
        tokens[max(0, verb - 6)..<verb].contains { lexicon.words.pictures.surprises.contains($0.lower) && !$0.isQuoted }
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

    /// The meaning of “it”: the single thing that was acted on last, or named last.
    private func lastThing(in reading: PageReading) -> String? {
        let things = reading.props.filter { !$0.isQuoted && !$0.isPlural && !$0.isSpot }
        if let acted = reading.events.last(where: { !$0.things.isEmpty }), acted.sentence >= sentence - 1,
            let noun = acted.things.first, let thing = things.first(where: { $0.noun == noun })
        {
            return thing.word
        }
        // “My crown is hot!” cried the king, and threw it away.
        return
            (things.max { isBefore($0, $1) }
            ?? reading.props.last { $0.isQuoted && !$0.isPlural && $0.places.last?.sentence == sentence })?.word
    }

    private func isBefore(_ one: PageReading.NamedProp, _ other: PageReading.NamedProp) -> Bool {
        guard let first = one.places.last, let second = other.places.last else { return one.places.isEmpty }
        return first < second
    }

    /// Of voices that are not only speech.
    private static let poses: [String: Pose] = [
        "think": .thinking, "shout": .calling, "call": .calling, "sing": .calling, "laugh": .calling,
    ]

    func addSpeech(
        at index: Int, in tokens: [PlannerToken], by speakers: [Int], complement: String,
        into reading: inout PageReading
    ) {
        guard tokens.dropFirst(index + 1).first?.lower != "nothing" else { return }
        let verb = lexicon.words.voices[tokens[index].lower]
        // “Opened one eye and sniffed.”
        let isSound = lexicon.words.sounds.contains(tokens[index].lower) && !tokens.contains(where: \.isQuoted)
        let isTo = complement.hasPrefix("to ") || complement.hasPrefix("in ")
        reading.events.append(
            SceneEvent(
                characters: speakers, verb: verb ?? "talk",
                pose: Self.poses[verb ?? ""] ?? (isSound ? .standing : .talking),
                vividness: verb == nil ? 0 : 1,
                isSpeech: true,
                complement: isTo ? complement : "", position: reading.events.count, sentence: sentence, token: index))
    }
}

extension PlannerLexicon.Action {
    /// Whether a figure can get on the back of another: “climbed onto his back”, not “carried it on his back”.
    fileprivate var getsOn: Bool { [.climbing, .jumping, .sitting].contains(pose) }
}
