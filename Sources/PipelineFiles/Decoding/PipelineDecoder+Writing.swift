import Domain
import Generation
import Yams

/// Stories that are written: `write:` and `grow:`.
extension PipelineDecoder {
    /// `languages` are those in which the built-in writer can do it, `uses` what it does.
    private mutating func requireWriter(
        of language: String, _ node: Node, languages: [String] = StoryParameters.builtInLanguages,
        uses: String = "writes stories", instead: String = "give the story as “file:”"
    ) {
        guard onlyBuiltInWrites, !languages.contains(LanguageTag(language).primary) else { return }
        yaml.note(
            node,
            "the built-in writer \(uses) in \(languages.joined(separator: ", ")) only; “language” is “\(language)”, "
                + "so \(instead) or name a language model under “text:”")
    }

    mutating func growth(_ node: Node?, audience: Audience, language: String) -> Growth? {
        let keys = ["stories", "heroes", "goals", "ages", "pages", "each-run", "plan"]
        guard let node, let members = yaml.mapping(node, called: "grow", keys: keys) else { return nil }
        requireWriter(
            of: language, node, languages: ["en"], uses: "plans growing collections",
            instead: "list the stories under “stories:”")
        let stories = yaml.integer(members["stories"], called: "stories", within: Growth.storyLimits)
        let heroes = words(members["heroes"], called: "heroes") { $0.name($1, called: "heroes") }
        let goals = words(members["goals"], called: "goals") {
            $0.text($1, called: "goals", limit: Growth.wordLimit)?.whiteSpaceFolded
        }
        let ages = yaml.range(members["ages"], called: "ages", of: "an age", such: "3-6", within: Audience.ageLimits)
        let pages = yaml.integer(members["pages"], called: "pages", within: StoryParameters.pageLimits)
        let eachRun = yaml.integer(members["each-run"], called: "each-run", within: Growth.storyLimits)
        let plan = yaml.text(members["plan"], called: "plan", limit: 1000)
        if heroes == nil, members["heroes"] == nil, cast.isEmpty {
            yaml.note(node, "“grow” has no “heroes:”, and there is no “cast:” to take them from")
        }
        noteOtherKinds(of: heroes ?? [], members["heroes"] ?? node)
        let standard: [Theme] = [.adventure, .animals, .family, .fantasy, .friendship]
        cast = cast.orElse(Growth.cast(of: heroes ?? [], place: yaml.place(node)))
        let growth = Growth(
            stories: stories ?? Growth.standardStories, heroes: heroes ?? cast.map(\.facts.name),
            goals: goals ?? standard.map(\.rawValue),
            ages: ages ?? audience.ages, pages: pages ?? 8, eachRun: eachRun, plan: plan.map { path(besides: $0) },
            cast: cast, tier: tier, panels: panels, pictures: pictures, place: yaml.place(node))
        if !growth.heroes.isEmpty, growth.capacity < growth.stories {
            yaml.note(
                members["stories"] ?? node,
                "“stories” is \(growth.stories), and these heroes and goals make \(growth.capacity) that differ; add heroes or goals"
            )
        }
        return growth.heroes.isEmpty ? nil : growth
    }

    /// Reports heroes that the cast has with another kind.
    private mutating func noteOtherKinds(of heroes: [String], _ node: Node) {
        for hero in heroes {
            let facts = CharacterFacts(name: hero)
            guard let kind = Growth.kind(of: hero),
                let known = cast.first(where: { $0.facts.isSameCharacter(as: facts) })?.facts, let other = known.kind,
                !other.lowercased().hasSuffix(kind)
            else { continue }
            yaml.note(
                node,
                "“\(hero)” is in “heroes”, and the cast has “\(known.name)” as “\(other)”; give one of them another name"
            )
        }
    }

    /// A list of words, each once. Nil if it is not given.
    private mutating func words(
        _ node: Node?, called key: String, read: (inout StrictYAML, Node) -> String?
    ) -> [String]? {
        guard let node, let items = yaml.items(node, called: key) else { return nil }
        guard items.count <= Growth.listLimit else {
            yaml.note(node, "“\(key)” lists \(items.count), at most \(Growth.listLimit)")
            return nil
        }
        var words: [String] = []
        for item in items {
            guard let word = read(&yaml, item) else { continue }
            if words.contains(where: { $0.lowercased() == word.lowercased() }) {
                yaml.note(item, "“\(word)” is in “\(key)” twice; keep one")
            } else {
                words.append(word)
            }
        }
        return words.isEmpty ? nil : words
    }

    /// The hero is the first character of the cast if no other is named.
    mutating func parameters(
        _ node: Node, language: String, theme: Theme?, age: Int, cast: [CastEntry]
    ) -> StoryParameters? {
        let keys = ["hero", "kind", "age", "theme", "about", "lesson", "pages", "seed", "choices", "depth", "endings"]
        guard let members = yaml.mapping(node, called: "write", keys: keys) else { return nil }
        requireWriter(of: language, node)
        let first = members["hero"] == nil ? cast.first?.facts.name : nil
        let hero = first ?? required("hero", in: members, node) { $0.yaml.name($1, called: "hero") }
        let standardAge = min(max(age, StoryParameters.ageLimits.lowerBound), StoryParameters.ageLimits.upperBound)
        let readAge = yaml.integer(members["age"], called: "age", within: StoryParameters.ageLimits)
        let readTheme = yaml.theme(members["theme"])
        let pages = yaml.integer(members["pages"], called: "pages", within: StoryParameters.pageLimits)
        let branching = branching(members, pages: pages)
        let seed = yaml.integer(members["seed"], called: "seed", within: 0...Int.max)
        let kind = yaml.name(members["kind"], called: "kind")
        let about = yaml.text(members["about"], called: "about", limit: 120)
        let lesson = yaml.text(members["lesson"], called: "lesson", limit: 120)
        if let node = members["about"], StoryParameters.builtInLanguages.contains(LanguageTag(language).primary) {
            requireWriter(
                of: language, node, languages: ["en"], uses: "understands “about”", instead: "leave “about” out")
        }
        guard let hero else { return nil }
        let facts = cast.map(\.facts).first { $0.isNamed(by: hero) }
        let named = StableHash(of: hero, about ?? "", lesson ?? "")
        return StoryParameters(
            hero: hero, kind: kind ?? facts?.kind, facts: facts, age: readAge ?? standardAge,
            theme: readTheme ?? theme ?? .friendship, about: about?.whiteSpaceFolded, lesson: lesson?.whiteSpaceFolded,
            pages: pages ?? max(8, branching?.passageCount ?? 0), seed: seed.map(UInt64.init) ?? named.value,
            branching: branching)
    }

    /// Nil for a story without choices. `pages` are those that the pipeline gives.
    private mutating func branching(_ members: [String: Node], pages: Int?) -> Branching? {
        guard let node = ["choices", "depth", "endings"].lazy.compactMap({ members[$0] }).first else { return nil }
        var shape = Branching()
        shape.choices =
            yaml.integer(members["choices"], called: "choices", within: Branching.choiceLimits) ?? shape.choices
        shape.depth = yaml.integer(members["depth"], called: "depth", within: Branching.depthLimits) ?? shape.depth
        let endings = yaml.integer(members["endings"], called: "endings", within: Branching.endingLimits)
        shape.endings = endings ?? min(shape.endings, shape.mostEndings)
        if shape.endings > shape.mostEndings {
            yaml.note(
                members["endings"] ?? node,
                "“endings” is \(shape.endings), and \(shape.choices) choices at depth \(shape.depth) lead to at most \(shape.mostEndings)"
            )
        }
        if let pages, pages < shape.passageCount {
            yaml.note(
                members["pages"] ?? node,
                "“pages” is \(pages), and these choices make \(shape.passageCount) passages of at least a page each; "
                    + "write “pages: \(shape.passageCount)” or more, or fewer choices")
        }
        return shape
    }
}
