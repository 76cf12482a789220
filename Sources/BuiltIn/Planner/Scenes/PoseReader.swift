import Domain

/// Chooses the pose for an action by the words around its verb.
struct PoseReader {
    let lexicon: PlannerLexicon

    private static let embracing: Set<String> = ["arm", "arms", "wing", "wings", "tail", "paws"]
    private static let ways: Set<String> = ["away", "off", "along", "out", "down", "home", "over", "around", "about"]
    private static let routes: Set<String> = ["across", "through", "into", "past", "towards", "toward"]
    private static let limbs: Set<String> = ["hand", "hands", "paw", "paws", "arm", "arms", "wing", "wings"]

    /// Whether the verb only moves a part of the subject's own body: “crossed her arms”, not “blew her nose”.
    func movesOwnBody(_ action: PlannerLexicon.Action, at verb: Int, in tokens: [PlannerToken]) -> Bool {
        guard [.walking, .sitting, .bending, .dancing, .carrying, .reaching].contains(action.pose),
            !lexicon.words.pictures.touching.contains(action.base), tokens[verb].mark == .none
        else { return false }
        let behind = tokens.dropFirst(verb + 1).prefix(5)
        return behind.first.map { ["his", "her", "its", "their"].contains($0.lower) && $0.mark == .none } ?? false
            && behind.prefix(3).dropFirst().contains { lexicon.words.sight.bodyParts.contains($0.lower) }
            && !behind.contains { ["around", "round"].contains($0.lower) }
    }

    /// A hand does not reach for nothing, and what is pulled out is in the hands.
    func pose(
        of action: PlannerLexicon.Action, at index: Int, in tokens: [PlannerToken], on prop: String?, lacksObject: Bool
    ) -> Pose {
        let isPulledOut = prop != nil && tokens.dropFirst(index + 1).first?.lower == "out"
        let behind = tokens.dropFirst(index + 1).prefix(5).map(\.lower)
        if let around = behind.firstIndex(where: { ["around", "round"].contains($0) }),
            behind[..<around].contains(where: Self.embracing.contains)
        {
            return .hugging
        }
        // “Lifted his paw.”
        let hasLimb = behind.prefix(2).contains(where: Self.limbs.contains)
        let hasBody = hasLimb || behind.prefix(2).contains(where: lexicon.words.sight.bodyParts.contains)
        let hasObject =
            behind.first.map(lexicon.grammar.determiners.contains) ?? false
            && behind.dropFirst().prefix(3).contains { lexicon.props[$0] != nil }
        // “Stamped out the fire”, “rolled away the stone”.
        let movesThing =
            ["out", "away"].contains(behind.first)
            && behind.dropFirst().first.map(lexicon.grammar.determiners.contains) ?? false
        let opensMouth = behind.prefix(3).contains(where: lexicon.words.pictures.mouths.contains)
        let isPutAway = prop.map(lexicon.handheld.contains) ?? false && behind.contains("into")
        let isStill = action.pose != .reaching && movesOwnBody(action, at: index, in: tokens)
        switch action.pose {
        case _ where pressesFace(action, behind: index, in: tokens): return .peering
        // “Shook her ladle at him.”
        case _ where action.base == "shake" && prop.map(lexicon.handheld.contains) ?? false && behind.contains("at"):
            return .waving
        // “Crossed her arms”, “turned his back”, “slid her hand under the cloth”.
        case _ where isStill: return .standing
        case .reaching where action.base == "open" && opensMouth: return .calling
        // “Spun silver wool.”
        case .dancing where action.base == "spin" && prop == "yarn": return .working
        // “Slipped through the gap”, not “slipped on the ice”.
        case .falling
        where action.base == "slip"
            && !behind.contains(where: { ["water", "mud", "ice"].contains($0) || namesPlace($0) })
            && (["through", "past", "away", "out", "into", "between", "inside", "behind"].contains(behind.first)
                || ["down", "up"].contains(behind.first) && behind.contains("stairs")):
            return .walking
        // “Slipped the rope over his head.”
        case .falling where action.base == "slip" && hasObject: return .working
        // “The hens scattered in every direction.”
        case .throwing
        where action.base == "scatter" && (behind.isEmpty || ["in", "across", "away", "like"].contains(behind.first)):
            return .running
        // “Stamped away.”
        case .kicking
        where action.base == "stamp" && !movesThing
            && (Self.ways.contains(behind.first ?? "") || Self.routes.contains(behind.first ?? "")):
            return .walking
        // “Rolled off into the bushes.”
        case .pushing
        where action.base == "roll" && ["off", "down", "over", "into", "around", "about"].contains(behind.first)
            && !behind.contains("window"):
            return .falling
        // “The robot rolled under the gate.”
        case .pushing
        where action.base == "roll" && ["under", "along", "through", "across", "past", "away"].contains(behind.first)
            && !movesThing:
            return .walking
        // “Squeezed underneath.”
        case .crawling
        where action.base == "squeeze" && behind.first == "underneath" && tokens[index + 1].mark != .none:
            return .standing
        // “Reached a broad river.”
        case .reaching
        where action.base == "reach" && prop == nil && behind.contains(where: namesPlace)
            && behind.first.map(lexicon.grammar.determiners.contains) ?? false:
            return .walking
        // “Reached the bridge.”
        case .reaching
        where action.base == "reach" && prop == nil && behind.first.map(lexicon.grammar.determiners.contains) ?? false
            && lexicon.drawables(in: behind).first.flatMap { lexicon.things.prop(named: $0) }.map {
                $0.place == .background && $0.surroundings == .outdoors
            } ?? false:
            return .walking
        case .reaching where lacksObject: return .standing
        case .lifting where hasBody: return hasLimb ? .waving : .standing
        // “Put on her boots.”
        case _
        where behind.contains(where: isForFeet) && ["on", "off", "over"].contains(where: behind.contains)
            && dressingPoses.contains(action.pose):
            return prop == nil ? .sitting : .bending
        // “Set off in a long line.”
        case .bending where action.base == "set" && ["off", "out"].contains(behind.first): return .walking
        // “Put on a crown.”
        case .bending where action.base == "put" && behind.first == "on" && prop != nil: return .lifting
        // “Rose into the air.”
        case .standing
        where action.base == "rise" && ["into", "in", "through", "up"].contains(behind.first)
            && ["air", "sky", "clouds"].contains(where: behind.contains):
            return .flying
        // “Flapped her ears.”
        case .flying
        where action.base == "flap"
            && behind.prefix(3).contains(where: { lexicon.words.sight.bodyParts.contains($0) && !$0.hasPrefix("wing") }):
            return .standing
        // “Flew a kite.”
        case .flying where hasObject && prop.map { !lexicon.mounts.contains($0) } ?? false: return .working
        // “Drove the tractor”, “drove for a long time”.
        case .walking where action.base == "drive" && !behind.contains(where: { lexicon.creatures[$0] != nil }):
            return .sitting
        // “Sailed his wooden boat.”
        case .sitting
        where action.base == "sail" && behind.contains("boat")
            && behind.contains(where: lexicon.words.scenes.toyBoats.contains):
            return .bending
        // “Slid the loaves into the oven.”
        case .sitting where action.base == "slide" && isPutAway: return .bending
        case .sitting where action.base == "slide" && hasObject: return .pushing
        // “Rolled out the dough.”
        case .pushing where action.base == "roll" && behind.first == "out": return .working
        // “Banged on the door.”
        case .working where action.base == "bang" && behind.contains(where: lexicon.words.scenes.thresholds.contains):
            return .reaching
        // “Blew out the candles.”
        case .eating where action.base == "blow" && behind.contains("out"): return .peering
        // “Spun the wheel.”
        case .dancing where hasObject: return .working
        // “Pushed the bread into the oven.”
        case .pushing where isPutAway: return .bending
        // “Pulled off his raincoat.”
        case .pulling
        where ["on", "off"].contains(behind.first) && prop == nil
            || ["it", "them"].contains(behind.first) && ["on", "off"].contains(behind.dropFirst().first):
            return .working
        case .pulling where isPulledOut: return .carrying
        default: return action.pose
        }
    }

    /// “Pressed her nose against the window.”
    func pressesFace(_ action: PlannerLexicon.Action, behind verb: Int, in tokens: [PlannerToken]) -> Bool {
        let behind = tokens.dropFirst(verb + 1).prefix(5).map(\.lower)
        return action.base == "press" && behind.contains("against")
            && behind.prefix(2).contains { lexicon.words.sight.bodyParts.contains($0) && !Self.limbs.contains($0) }
    }

    private func namesPlace(_ word: String) -> Bool { lexicon.settings[word] != nil }

    /// “Put on his apron.”
    func dresses(_ action: PlannerLexicon.Action, behind verb: Int, in tokens: [PlannerToken]) -> Bool {
        let behind = tokens.dropFirst(verb + 1).prefix(5).map(\.lower)
        return dressingPoses.contains(action.pose) && tokens[verb].mark == .none
            && ["on", "off"].contains(behind.first)
            && behind.contains { isForFeet($0) || lexicon.garments.contains($0) }
    }

    /// The poses of verbs that can mean dressing: put, pull, reach.
    private var dressingPoses: Set<Pose> { [.bending, .pulling, .reaching] }

    private func isForFeet(_ word: String) -> Bool {
        lexicon.words.pictures.footwear.contains(word)
    }
}
