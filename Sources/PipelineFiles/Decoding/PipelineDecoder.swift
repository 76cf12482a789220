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
    var onlyBuiltInWrites = true
    /// The tier of stories that set none.
    var tier = Tier.free
    private var isAudienceStrict = false
    /// The number of panels of a page in stories that set no layout; nil for one picture a page.
    var panels: ClosedRange<Int>?
    /// Which pages get a picture in stories that do not say so.
    var pictures = PictureChoice.everyPage
    /// The characters of all stories.
    var cast: [CastEntry] = []

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

    mutating func required<Value>(
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
}
