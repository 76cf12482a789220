import Domain
import Generation
import Platform
import SystemPackage
import Yams

/// Decodes the YAML of one pipeline file, or reports everything that is wrong with it.
struct PipelineDecoder {
    /// The maximum number of passes, each with a size of its own.
    private static let passLimit = 4
    static let keys = [
        "collection", "language", "audience", "style", "theme", "stories", "text", "images", "size", "backends",
        "allow-network", "export", "negative-prompt", "readers", "limits", "handover", "patience", "start-patience",
        "overlap", "reuse", "tier", "notify", "book", "typography", "print", "cast", "layout", "panels", "pictures",
        "grow", "art",
    ]

    private let path: FilePath
    let kinds: [BackendDescription]
    var yaml: StrictYAML
    private var entries: [StoryEntry] = []
    var workflows: [WorkflowEntry] = []
    private var readers: ReaderStatisticsFile?
    private var onlyBuiltInWrites = true
    /// The tier of stories that set none.
    private var tier = Tier.free
    private var isAudienceStrict = false
    /// The number of panels of a page in stories that set no layout; nil for one picture a page.
    private var panels: ClosedRange<Int>?
    /// Which pages get a picture in stories that do not say so.
    private var pictures = PictureChoice.everyPage
    /// The characters of all stories.
    private var cast: [CastEntry] = []

    init(path: FilePath, kinds: [BackendDescription]) {
        self.path = path
        self.kinds = kinds
        yaml = StrictYAML(file: path.string)
    }

    /// `named` contains all files that could be decoded, even if the pipeline has errors. So their problems can be
    /// reported together with the pipeline's.
    static func decode(_ text: String, path: FilePath, kinds: [BackendDescription]) -> (
        pipeline: PipelineFile?, named: NamedFiles, problems: [Diagnostic]
    ) {
        var decoder = PipelineDecoder(path: path, kinds: kinds)
        let pipeline = decoder.pipeline(decoder.yaml.document(text))
        let problems = decoder.yaml.problems
        let named = NamedFiles(
            stories: decoder.entries, workflows: decoder.workflows, readers: decoder.readers,
            cast: decoder.cast + decoder.entries.flatMap(\.cast))
        return (problems.isEmpty ? pipeline : nil, named, problems)
    }

    private mutating func pipeline(_ root: Node?) -> PipelineFile? {
        guard let root else {
            if yaml.problems.isEmpty { yaml.note("is empty; it must say at least “collection:” and “stories:”") }
            return nil
        }
        guard let members = yaml.mapping(root, called: "pipeline", keys: Self.keys) else { return nil }
        let title = required("collection", in: members, root) { $0.yaml.text($1, called: "collection") }
        let language = self.language(members["language"])
        let audience = self.audience(members["audience"])
        let style = yaml.text(members["style"], called: "style", limit: 120) ?? ""
        let theme = yaml.choice(members["theme"], called: "theme", of: Theme.self)
        let allowsNetwork = yaml.flag(members["allow-network"], called: "allow-network") ?? false
        let backends = self.backends(members["backends"], allowsNetwork: allowsNetwork)
        let text = chain(members["text"], called: "text", backends: backends, where: \.makesText)
        let images = chain(members["images"], called: "images", backends: backends, where: \.makesImages)
        let sizes = self.sizes(members["size"])
        let negativePrompt = yaml.text(members["negative-prompt"], called: "negative-prompt", limit: 240)
        let exports = self.exports(members["export"])
        readers = readers(members["readers"])
        let limits = self.limits(members["limits"])
        let outageLimits = outageLimits(in: members)
        let overlap = yaml.flag(members["overlap"], called: "overlap")
        let similarity = similarity(members["reuse"])
        let notices = notices(members["notify"])
        let book = books(in: members)
        cast = yaml.cast(members["cast"])
        tier = yaml.choice(members["tier"], called: "tier", of: Tier.self) ?? .free
        panels = panels(in: members)
        pictures = pictures(members["pictures"], panels) ?? .everyPage
        onlyBuiltInWrites = text.allSatisfy { $0.kind == .stub }
        let growth = growth(members["grow"], audience: audience, language: language)
        let stories =
            members["stories"] == nil && members["grow"] != nil
            ? []
            : required("stories", in: members, root) {
                $0.stories($1, language: language, theme: theme, age: audience.ages.lowerBound)
            }
        let artFolder = artFolder(members["art"])
        guard let title, let stories else { return nil }
        let facts = CollectionFacts(
            slug: Slug(title: title), title: title.whiteSpaceFolded, language: language, audience: audience,
            style: style.whiteSpaceFolded, book: book)
        var pipeline = PipelineFile(
            path: path, collection: facts, cast: cast, stories: stories, text: text, images: images,
            backends: backends.sorted { $0.key < $1.key }.compactMap(\.value), workflows: workflows, sizes: sizes,
            negativePrompt: negativePrompt?.whiteSpaceFolded, exports: exports, readers: readers, limits: limits,
            outageLimits: outageLimits, overlap: overlap, similarity: similarity, notices: notices,
            place: yaml.place(root))
        pipeline.stylePlace = members["style"].map(yaml.place)
        pipeline.artFolder = artFolder
        pipeline.isAudienceStrict = isAudienceStrict
        pipeline.growth = growth
        return pipeline
    }

    private mutating func artFolder(_ node: Node?) -> ArtFolderPath? {
        guard let node, let text = yaml.text(node, called: "art", limit: 1000) else { return nil }
        guard !text.contains("\0") else {
            yaml.note(node, "“art” has a NUL character in it")
            return nil
        }
        return ArtFolderPath(path: path(besides: text), place: yaml.place(node))
    }

    private mutating func required<Value>(
        _ key: String, in members: [String: Node], _ root: Node, read: (inout Self, Node) -> Value?
    ) -> Value? {
        guard let node = members[key] else {
            yaml.note(root, "“\(key):” is missing")
            return nil
        }
        return read(&self, node)
    }

    private mutating func language(_ node: Node?) -> String {
        guard let text = yaml.text(node, called: "language", limit: 35) else { return "en" }
        guard let tag = LanguageTag(wellFormed: text) else {
            if let node {
                yaml.note(node, "“language” is “\(text)”, must be a language tag such as “en”, “de” or “pt-BR”")
            }
            return "en"
        }
        return tag.text
    }

    private mutating func audience(_ node: Node?) -> Audience {
        var audience = Audience.standard
        guard let node, let members = yaml.mapping(node, called: "audience", keys: ["ages", "rating", "strict"]) else {
            return audience
        }
        audience.ages =
            yaml.range(members["ages"], called: "ages", of: "an age", such: "3-6", within: Audience.ageLimits)
            ?? audience.ages
        isAudienceStrict = yaml.flag(members["strict"], called: "strict") ?? false
        audience.rating = yaml.choice(members["rating"], called: "rating", of: Rating.self) ?? audience.rating
        return audience
    }

    /// How many panels the pages of a collection or of a story have; nil for one picture a page. `panels` alone makes a
    /// comic, too.
    private mutating func panels(in members: [String: Node]) -> ClosedRange<Int>? {
        let limits = ComicPage.panelLimits
        let layout = yaml.choice(members["layout"], called: "layout", of: LayoutName.self)
        let panels = yaml.range(
            members["panels"], called: "panels", of: "a number", such: "2-5", within: 1...limits.upperBound)
        switch layout {
        case .comic: return panels ?? self.panels ?? limits
        case nil: return panels ?? self.panels
        case .pictureBook:
            if let node = members["panels"] {
                yaml.note(node, "“panels” is for comics; set “layout: comic”, or leave it out")
            }
            return nil
        }
    }

    /// Nil if it is not given, or wrong.
    private mutating func pictures(_ node: Node?, _ panels: ClosedRange<Int>?) -> PictureChoice? {
        guard let node, let text = yaml.text(node, called: "pictures") else { return nil }
        guard panels == nil else {
            yaml.note(node, "“pictures” is for picture books; leave it out, or set “layout: picture-book”")
            return nil
        }
        for choice in [PictureChoice.everyPage, .perScene] where choice.text == text { return choice }
        let limits = PictureChoice.countLimits
        if let count = Int(text), limits.contains(count) { return .count(count) }
        yaml.note(
            node,
            "“pictures” is “\(text)”, must be “every-page”, “per-scene”, or a number from \(limits.lowerBound) to "
                + "\(limits.upperBound)")
        return nil
    }

    private enum LayoutName: String, CaseIterable {
        case pictureBook = "picture-book"
        case comic
    }

    /// One size, or the sizes of several passes, the smallest first.
    private mutating func sizes(_ node: Node?) -> [PixelSize] {
        guard let node, let list = node.sequence else { return [size(node)] }
        guard (1...Self.passLimit).contains(list.count) else {
            yaml.note(node, "“size” lists \(list.count) sizes, must be one, or from 2 to \(Self.passLimit) of passes")
            return [.page]
        }
        let sizes = list.map { size($0) }
        for (index, size) in sizes.enumerated().dropFirst() where !size.isLarger(than: sizes[index - 1]) {
            yaml.note(
                list[index],
                "“size” is \(size) in pass \(index + 1), must be larger than the \(sizes[index - 1]) of the pass before"
            )
        }
        return sizes
    }

    private mutating func size(_ node: Node?) -> PixelSize {
        guard let node, let text = yaml.text(node, called: "size") else { return .page }
        if let size = PixelSize(text) { return size }
        let limits = PixelSize.sideLimits
        yaml.note(
            node,
            "“size” is “\(text)”, must be WIDTHxHEIGHT in pixels, "
                + "each from \(limits.lowerBound) to \(limits.upperBound), such as “1024x1792”"
        )
        return .page
    }

    private mutating func chain(
        _ node: Node?, called key: String, backends: [String: BackendSettings?],
        where suits: (BackendDescription) -> Bool
    ) -> [BackendSettings] {
        guard let items = yaml.items(node, called: key) else { return [.stub] }
        let known = backends.keys.sorted() + ["stub"]
        return items.compactMap { item in
            guard let name = yaml.text(item, called: key) else { return nil }
            if let settings = backends[name] {
                guard let settings, let kind = kinds[settings.kind], !suits(kind) else { return settings }
                yaml.note(item, "“\(key)” names “\(name)”, and “\(settings.kind.name)” backends make no \(key)")
                return nil
            }
            if name == BackendSettings.stub.name { return .stub }
            let hint =
                Spelling.nearest(to: name, among: known).map { "did you mean “\($0)”?" }
                ?? "describe it under “backends:”, or use “stub”"
            yaml.note(item, "“\(key)” names “\(name)”, which is not a backend; \(hint)")
            return nil
        }
    }

    private mutating func exports(_ node: Node?) -> [ExportFormat] {
        (yaml.items(node, called: "export") ?? []).compactMap {
            yaml.choice($0, called: "export", of: ExportFormat.self)
        }
    }

    private mutating func readers(_ node: Node?) -> ReaderStatisticsFile? {
        guard let node, let text = yaml.text(node, called: "readers", limit: 1000) else { return nil }
        guard !text.utf8.contains(0) else {
            yaml.note(node, "“readers” has a NUL character in it")
            return nil
        }
        return ReaderStatisticsFile(path: path(besides: text), place: yaml.place(node))
    }

    private mutating func stories(
        _ node: Node, language: String, theme: Theme?, age: Int
    ) -> [StoryEntry]? {
        guard let items = yaml.items(node, called: "stories", remedy: "list at least one") else { return nil }
        var places: [Slug: String] = [:]
        for item in items {
            guard let entry = story(item, language: language, theme: theme, age: age) else { continue }
            if let first = places[entry.slug] {
                yaml.note(
                    item,
                    "the story “\(entry.slug)” is there twice, first at \(first); give one of them another “name:”")
            } else {
                places[entry.slug] = entry.place
            }
            entries.append(entry)
        }
        return entries
    }

    private mutating func story(_ node: Node, language: String, theme: Theme?, age: Int) -> StoryEntry? {
        let keys =
            ["file", "write", "name", "title"] + StrictYAML.storyDetailKeys + [
                "tier", "cast", "layout", "panels", "pictures",
            ]
        if case .scalar = node, !StrictYAML.isEmpty(node) {
            let path = StrictYAML.excerpt(node)
            yaml.note(node, "“story” is \(path), must be a mapping; for a file write “- file: \(path.dropFirst())")
            return nil
        }
        guard let members = yaml.mapping(node, called: "story", keys: keys) else { return nil }
        let name = yaml.text(members["name"], called: "name")
        let title = yaml.text(members["title"], called: "title")?.whiteSpaceFolded
        let details = yaml.storyDetails { members[$0] }.orElse(StoryDetails(theme: theme))
        let storyTier = yaml.choice(members["tier"], called: "tier", of: Tier.self) ?? tier
        let ownCast = yaml.cast(members["cast"])
        let panels = panels(in: members)
        let pictures = pictures(members["pictures"], panels) ?? (panels == nil ? self.pictures : .everyPage)
        func entry(_ fallbackName: String, _ source: StoryEntry.Source, _ place: String) -> StoryEntry {
            StoryEntry(
                slug: Slug(title: name ?? fallbackName), source: source, title: title, details: details,
                cast: ownCast, tier: storyTier, panels: panels, pictures: pictures, place: place)
        }
        switch (members["file"], members["write"]) {
        case (let file?, nil):
            guard let text = yaml.text(file, called: "file", limit: 1000) else { return nil }
            guard !text.utf8.contains(0) else {
                yaml.note(file, "“file” has a NUL character in it")
                return nil
            }
            return entry(FilePath(text).stem ?? text, .file(path(besides: text)), yaml.place(file))
        case (nil, let write?):
            guard
                let parameters = parameters(
                    write, language: language, theme: details.theme, age: age, cast: ownCast.orElse(cast))
            else {
                return nil
            }
            let subject = parameters.about ?? "\(parameters.theme.rawValue) story"
            return entry(title ?? "\(parameters.hero) \(subject)", .parameters(parameters), yaml.place(write))
        case (.some, .some):
            yaml.note(node, "a story has “file:” or “write:”, not both")
        case (nil, nil) where node.mapping?.count == members.count:
            yaml.note(node, "a story needs “file:” (a text to read) or “write:” (what to write one from)")
        case (nil, nil):
            // An unknown key, reported before, was probably meant as one of them.
            break
        }
        return nil
    }

    /// A path from the pipeline file, relative to that file's folder.
    func path(besides text: String) -> FilePath {
        let relative = FilePath(text)
        return (relative.isAbsolute ? relative : path.parent.pushing(relative)).normalized
    }

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

    private mutating func growth(_ node: Node?, audience: Audience, language: String) -> Growth? {
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
    private mutating func parameters(
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
