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
            // “In it sat Theo.”
            let lead = tokens[max(0, verb - 2)..<verb].map(\.lower)
            let isIn = lead.last == "it" && ["in", "on"].contains(lead.first)
            let inIt = isIn ? lastThing(in: reading).map { "\(lead[0]) the \($0)" } : nil
            let complement = inIt ?? complements.place(before: verb, in: tokens)
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

    mutating func add(
        _ action: PlannerLexicon.Action, at index: Int, in tokens: [PlannerToken], by subjects: [Int],
        into reading: inout PageReading
    ) {
        let word = tokens[index].lower
        guard tokens.dropFirst(index + 1).first.map({ lexicon.words.scenes.states[$0.lower] == nil }) ?? true,
            !reality.isImagined(verb: index, in: tokens)
        else { return }
        let pictures = lexicon.words.pictures
        var (complement, prop) = complement(of: action, at: index, in: tokens, reading)
        let boarded = boards(action, at: index, in: tokens) ? boat : nil
        if var vehicle = boarded ?? vehicle(of: action, with: complement, in: reading) {
            vehicle.places = [(sentence, index)]
            reading.add(vehicle)
            let isInside = lexicon.things.prop(named: vehicle.noun)?.encloses ?? false
            complement += "\(complement.isEmpty ? "" : " ")\(isInside ? "in" : "on") the \(vehicle.word)"
        }
        let rider = rider(of: action, at: index, in: tokens, by: subjects)
        if let rider {
            // The flight is preferred to the ride.
            let vividness = action.pose == .flying ? 0 : nil
            addRide(of: rider, on: subjects[0], at: index, vividness: vividness, into: &reading)
            if action.pose != .flying { return }
        }
        let undrawn = action.pose.usesHands ? complements.undrawn(behind: index, in: tokens) : []
        for noun in undrawn {
            reading.add(
                PageReading.NamedProp(
                    noun: noun.singular, word: noun, isPlural: noun != noun.singular, isQuoted: false,
                    places: [(sentence, index)], hasDrawing: false))
        }
        // “Mira caught the hat.”
        if let prop, action.pose.usesHands { reading.land(prop) }
        let isBefore = tokens[max(0, index - 2)..<index].contains { $0.lower == "had" }
        let words = complement.split(separator: " ").map(String.init)
        // What is drawn on paper is not there.
        var things = pictures.depicting.contains(action.base) ? [] : lexicon.drawables(in: words)
        // “Pressed her nose against the glass.”
        let isGlass = words.last.map(lexicon.words.pictures.panes.contains) ?? false
        if isGlass, poseReader.pressesFace(action, behind: index, in: tokens) {
            things = ["window"]
            reading.add(
                PageReading.NamedProp(
                    noun: "window", word: "window", isPlural: false, isQuoted: false, places: [(sentence, index)]))
        }
        // “Made a kite”, not “made him laugh”.
        if action.base == "make", things.isEmpty { return }
        // “Sat up in bed.”
        let isInBed =
            [.sitting, .lying].contains(action.pose)
            && zip(words, words.dropFirst()).contains { $0 == "in" && $1 == "bed" }
        if isInBed {
            things = ["bed"]
            reading.add(
                PageReading.NamedProp(
                    noun: "bed", word: "bed", isPlural: false, isQuoted: false, places: [(sentence, index)],
                    isSpot: true))
        }
        if namesSand, ["build", "make"].contains(action.base) {
            things = things.map { ["castle", "tower"].contains($0) ? "sandcastle" : $0 }
        }
        // “Rode up to the tower on a white horse.”
        let rides = rides(words)
        if rides, let steed = words.last.flatMap({ lexicon.drawable($0)?.noun }) {
            things = [steed] + things.filter { $0 != steed }
        }
        // “Gave her a donkey. She rode home on its back.”
        if things.isEmpty, words.suffix(2) == ["its", "back"] {
            things = [reading.props.last { lexicon.creatures[$0.noun] != nil && !$0.isPlural }?.noun].compactMap(\.self)
        }
        let carrier = action.getsOn ? carrier(behind: index, of: subjects, in: tokens) : nil
        let mount =
            action.pose.moves && !things.contains(where: lexicon.mounts.contains)
            ? mount(of: subjects, in: reading) : nil
        let subjects = mount.map { [$0] } ?? subjects
        // “Put up her umbrella.”
        let isOverhead =
            prop.map(pictures.overhead.contains) ?? false && pictures.raising.contains(action.base)
        let isEmpty = action.needsObject && complement.isEmpty
        // “Put down his horns.” “Slid her hand under the cloth.”
        let hasBody =
            [.lifting, .bending].contains(action.pose) && words.suffix(1).contains(where: lexicon.features.contains)
            || poseReader.movesOwnBody(action, at: index, in: tokens)
        let receiver =
            prop != nil && action.pose.usesHands && ![.eating, .reading].contains(action.pose)
            ? receiver(behind: index, of: subjects, in: tokens) : nil
        let isIdle =
            hasBody || poseReader.dresses(action, behind: index, in: tokens)
            || things.isEmpty && words.contains(where: pictures.idleObjects.contains)
            || things.isEmpty && words.last.map(lexicon.words.scenes.thresholds.contains) ?? false
        let pose: Pose =
            if isOverhead || boarded != nil {
                .standing
            } else if carrier != nil || action.pose == .climbing && words.first == "into" && !things.isEmpty {
                .sitting
            } else if action.pose == .climbing, ["on", "onto"].contains(words.first),
                let mount = words.dropFirst().prefix(while: { !lexicon.grammar.dangling.contains($0) }).last,
                lexicon.kinds[mount].map({ !lexicon.people.contains($0) }) ?? false
            {
                .sitting
            } else if action.pose.moves, rides {
                .sitting
            } else if receiver != nil || isGift(action, at: index, in: tokens) {
                .giving
            } else {
                poseReader.pose(of: action, at: index, in: tokens, on: prop, lacksObject: isEmpty || isIdle)
            }
        let object =
            rider != nil
            ? nil
            : carrier ?? receiver
                ?? object(
                    behind: index, of: subjects, in: tokens,
                    touches: pose == .hugging || pictures.touching.contains(action.base))
        let phrases = toolAndVessel(in: pose, behind: index, in: tokens)
        // “Hugged his daughter”, “pulled at Tom's sleeve”.
        if let object, pose == .hugging || pictures.grasping.contains(action.base) { reading.add(object) }
        // “Read a story.”
        let needsNoTool = words.contains("with") || action.pose == .reading && !things.isEmpty
        // “Sat under a big umbrella.”
        let cover = words.first == "under" ? things.first(where: pictures.overhead.contains) : nil
        let tool =
            cover
            ?? (needsNoTool
                ? nil
                : phrases.tool ?? opening(of: pose, before: index, in: tokens)
                    ?? tool(for: action, on: words, of: subjects))
        let vessel = phrases.vessel.map { things.contains($0) ? [] : [$0] } ?? []
        if let tool {
            reading.add(
                PageReading.NamedProp(
                    noun: tool, word: tool, isPlural: false, isQuoted: false, places: [(sentence, index)]))
        }
        let ridden: String? =
            switch action.pose {
            case .flying where things.isEmpty: ridden(by: subjects, in: &reading)
            // “Flew over the roofs on a broom.”
            case .flying where words.contains("on"): things.first(where: lexicon.mounts.contains)
            default: nil
            }
        reading.events.append(
            SceneEvent(
                characters: subjects, verb: action.base, pose: pose, vividness: isBefore ? 0 : action.vividness,
                isBare: isEmpty, complement: complement,
                position: reading.events.count, sentence: sentence, token: index,
                things: vessel + things.filter { $0 != ridden } + [tool ?? ridden].compactMap(\.self),
                tool: tool ?? ridden, object: object,
                takes: isOverhead || lexicon.holds.contains(word) ? prop : nil,
                releases: !isOverhead && lexicon.releases.contains(word),
                consumes: pictures.consuming.contains(action.base), isIdle: isIdle, isMounted: carrier != nil))
    }

    /// “Came aboard”, “pushed off from the bank”.
    private func boards(_ action: PlannerLexicon.Action, at index: Int, in tokens: [PlannerToken]) -> Bool {
        let behind = tokens.dropFirst(index + 1).prefix(2).map(\.lower)
        return tokens[index].mark == .none
            && (behind.contains("aboard") || action.base == "push" && behind.first == "off")
    }

    /// What the characters ride if the text does not say it with the verb: “took the bicycle and pedalled off”.
    private func vehicle(
        of action: PlannerLexicon.Action, with complement: String, in reading: PageReading
    ) -> PageReading.NamedProp? {
        let words = complement.split(separator: " ").map(String.init)
        guard let nouns = lexicon.words.pictures.ridden[action.base], let usual = nouns.first,
            words.first.map({ word in
                let grammar = lexicon.grammar
                return ComplementReader.placing.contains(word) || grammar.dangling.contains(word)
                    || grammar.directions.contains(word)
            }) ?? true
        else { return nil }
        // “Sailed in a shoe.”
        let seat = words.lastIndex { ["in", "on", "aboard"].contains($0) }
        guard lexicon.drawables(in: seat.map { Array(words[$0...]) } ?? []).isEmpty else { return nil }
        let named = reading.props.last { nouns.contains($0.noun) && !$0.isPlural && !$0.isQuoted }
        return named ?? PageReading.NamedProp(noun: usual, word: usual, isPlural: false, isQuoted: false)
    }

    /// “Galloped through the gate on a white horse.”
    private func rides(_ complement: [String]) -> Bool {
        guard let on = complement.lastIndex(of: "on"), let noun = complement.last, complement.count - on <= 4 else {
            return false
        }
        return lexicon.kinds[noun].map(lexicon.words.pictures.steeds.contains) ?? false
    }

    /// The character that an animal carries: “the donkey carried Mira over the bridge”, “the dragon flew Mira home”.
    private func rider(
        of action: PlannerLexicon.Action, at index: Int, in tokens: [PlannerToken], by subjects: [Int]
    ) -> Int? {
        // “Flew to Mira.”
        let isMovedBy =
            action.base == "carry"
            || action.base == "fly" && index + 1 < tokens.count
                && !ComplementReader.placing.contains(tokens[index + 1].lower) && tokens[index + 1].lower != "with"
        guard isMovedBy, subjects.count == 1, index + 2 < tokens.count,
            tokens[index].mark == .none,
            lexicon.words.pictures.steeds.contains(tracker.directory.kind(of: subjects[0]))
        else {
            return nil
        }
        // “The donkey carried a load for Mira.”
        let rider = [index + 1, index + 2].lazy.compactMap { tracker.directory.mention(in: tokens, at: $0, last: nil) }
            .first
        return rider.flatMap { $0.isPossessive || subjects.contains($0.character) ? nil : $0.character }
    }

    private mutating func addRide(
        of rider: Int, on steed: Int, at index: Int, vividness: Int?, into reading: inout PageReading
    ) {
        guard let ride = lexicon.bases["ride"] else { return }
        reading.add(rider)
        tracker.see(rider)
        reading.events.append(
            SceneEvent(
                characters: [rider], verb: ride.base, pose: .sitting, vividness: vividness ?? ride.vividness,
                complement: "on \(tracker.directory.reference(to: steed))", position: reading.events.count,
                sentence: sentence, token: index, object: steed, isMounted: true))
    }

    /// The words that complete the verb, and the handheld thing among them.
    private func complement(
        of action: PlannerLexicon.Action, at index: Int, in tokens: [PlannerToken], _ reading: PageReading
    ) -> (text: String, prop: String?) {
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
        return (complement, prop)
    }

    /// The character on whom the other one sat down: “climbed onto his back, and they flew away”.
    private func mount(of subjects: [Int], in reading: PageReading) -> Int? {
        guard subjects.count == 2 else { return nil }
        return reading.events.last { event in
            event.isMounted && event.sentence >= sentence - 1 && event.object.map(subjects.contains) ?? false
                && event.characters.allSatisfy(subjects.contains)
        }?.object
    }

    /// The thing on which the characters got before in the sentence: “jumped on her broomstick and flew away”. The
    /// picture then shows the flight.
    private func ridden(by subjects: [Int], in reading: inout PageReading) -> String? {
        let mounting = reading.events.lastIndex { $0.sentence == sentence && $0.characters == subjects }
        guard let mounting, [.jumping, .climbing, .sitting].contains(reading.events[mounting].pose),
            let thing = reading.events[mounting].things.first
        else { return nil }
        reading.events[mounting].isIdle = true
        return thing
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
                position: reading.events.count, sentence: sentence, token: index))
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
                vividness: 0,
                isSpeech: true,
                complement: isTo ? complement : "", position: reading.events.count, sentence: sentence, token: index))
    }
}

extension PlannerLexicon.Action {
    /// Whether a figure can get on the back of another: “climbed onto his back”, not “carried it on his back”.
    fileprivate var getsOn: Bool { [.climbing, .jumping, .sitting].contains(pose) }
}
