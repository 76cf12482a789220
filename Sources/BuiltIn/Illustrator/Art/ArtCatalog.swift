import CEmbedded
import Domain
import Generation
import Synchronization

/// The things, settings and figures that can be drawn: those of the drawing files in `Art/`, and a user's own.
struct ArtCatalog: Sendable {
    /// A user's own drawing.
    struct Own<Drawing: Sendable>: Sendable {
        var file: ArtFolder.File
        var drawing: Drawing
    }

    /// What the files of one origin draw.
    private struct Contents {
        /// By the names of their files.
        var things: [String: Prop] = [:]
        var settings: [Setting: SettingDrawing] = [:]
        /// By the names of their files.
        var figures: [String: FigureDrawing] = [:]

        mutating func add(_ art: ArtReader.Art?, named name: String) {
            switch art {
            case .thing(let thing)?: things[name] = thing
            case .setting(let setting)?: settings[setting.setting] = setting
            case .figure(let figure)?: figures[name] = figure
            case nil: break
            }
        }

        func with(_ own: Contents) -> Contents {
            Contents(
                things: things.merging(own.things) { _, own in own },
                settings: settings.merging(own.settings) { _, own in own },
                figures: figures.merging(own.figures) { _, own in own })
        }
    }

    static let compiledIn = ArtCatalog()
    /// Words behind which another noun begins.
    private static let breaks: Set<String> = ["a", "an", "the", "in", "on", "of", "with", "and", "at", "by", "for"]
    /// The prefix of the ornaments of corners; the name of a theme follows.
    private static let borderPrefix = "border-"

    /// Those of folders that were asked for last, so that a file is read once for many pictures.
    private static let recent = Mutex<[(key: String, catalog: ArtCatalog)]>([])
    private static let mostRecent = 4

    private let contents: Contents
    /// In the order of their main nouns. A file with another name than its main noun is a variant, and not among them.
    let all: [Prop]
    /// The first noun of each.
    let names: Set<String>
    /// A user's drawings, by the names of their files.
    let own: [String: Own<Prop>]
    let ownSettings: [Setting: Own<SettingDrawing>]
    let ownFigures: [Own<FigureDrawing>]
    /// People, then animals, then wonders.
    let figures: [Figure]
    private let byNoun: NounIndex<Prop>
    private let figuresByNoun: NounIndex<Figure>
    private let animalsByNoun: NounIndex<Figure>

    private init() {
        var contents = Contents()
        for index in 0..<art_file_count {
            let art = ArtReader.builtIn {
                let file = art_files[index].file
                return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
            }
            contents.add(art, named: String(cString: art_files[index].name))
        }
        self.init(contents)
    }

    private init(_ compiledIn: Contents, own readings: [Reading] = []) {
        var ownContents = Contents()
        for reading in readings { ownContents.add(reading.art, named: reading.file.name) }
        let files = Dictionary(readings.map { ($0.file.name, $0.file) }) { _, last in last }
        own = Dictionary(
            uniqueKeysWithValues: ownContents.things.compactMap { name, thing in
                files[name].map { (name, Own(file: $0, drawing: thing)) }
            })
        ownSettings = Dictionary(
            uniqueKeysWithValues: ownContents.settings.values.compactMap { drawing in
                files[drawing.fileName].map { (drawing.setting, Own(file: $0, drawing: drawing)) }
            })
        ownFigures = ownContents.figures.sorted { $0.key < $1.key }.compactMap { name, drawing in
            files[name].map { Own(file: $0, drawing: drawing) }
        }
        contents = compiledIn.with(ownContents)
        all = contents.things.filter { $0.key == $0.value.nouns.first }.sorted { $0.key < $1.key }.map(\.value)
        names = Set(all.map { $0.nouns[0] })
        let drawn = contents.figures.sorted { $0.key < $1.key }.map(\.value)
        func figures(in group: FigureDrawing.Group) -> [Figure] {
            drawn.filter { $0.group == group }.map(\.figure)
        }
        let animals = figures(in: .animal)
        self.figures = Figure.people + animals + figures(in: .wonder) + [.fairy]
        // A user's nouns come first.
        let ownThings = ownContents.things.filter { !$0.key.hasPrefix(Self.borderPrefix) }.sorted { $0.key < $1.key }
            .map(\.value)
        let ownFigures = ownFigures.map(\.drawing)
        byNoun = NounIndex(ownThings + all, nouns: \.nouns)
        figuresByNoun = NounIndex(ownFigures.map(\.figure) + self.figures, nouns: \.nouns)
        animalsByNoun = NounIndex(
            ownFigures.filter { $0.group == .animal }.map(\.figure) + animals, nouns: \.nouns)
    }

    /// The compiled-in things with those of a folder, which replace those with the same file names. Files with a problem
    /// are left out.
    static func with(_ art: ArtFolder) -> ArtCatalog {
        guard let digest = art.digest else { return compiledIn }
        return recent.withLock { recent in
            if let known = recent.first(where: { $0.key == digest }) { return known.catalog }
            let catalog = ArtCatalog(compiledIn.contents, own: compiledIn.readings(of: art))
            recent = [(digest, catalog)] + recent.prefix(mostRecent - 1)
            return catalog
        }
    }

    /// A user's file, read. The art is nil for one with a problem.
    typealias Reading = (file: ArtFolder.File, art: ArtReader.Art?, problems: [ArtProblem])

    /// A user's files, read for this catalogue, in their order.
    func readings(of folder: ArtFolder) -> [Reading] {
        let read = folder.files.map { file in
            let (art, problems) = ArtReader.art(file.bytes)
            return (file: file, art: art, problems: problems + (art.map { nameProblems(of: $0, in: file) } ?? []))
        }
        let own = read.compactMap { file, art, problems in
            if case .thing? = art, problems.isEmpty { file.name } else { nil }
        }
        return read.map { file, art, problems in
            var problems = problems
            if case .setting(let setting)? = art {
                for placed in setting.groups.flatMap(\.things)
                where contents.things[placed.file] == nil && !own.contains(placed.file) {
                    problems.append(
                        ArtProblem(
                            line: placed.line,
                            message:
                                "there is no drawing “\(placed.file).svg” in the folder, and no built-in one; correct “href”"
                        ))
                }
            }
            return (file, problems.isEmpty ? art : nil, problems)
        }
    }

    private func nameProblems(of art: ArtReader.Art, in file: ArtFolder.File) -> [ArtProblem] {
        let message: String
        switch art {
        case .thing(let thing):
            for (prefix, fact) in [(ArtFolder.figurePrefix, "data-figure"), (ArtFolder.settingPrefix, "data-setting")]
            where file.name.hasPrefix(prefix) {
                return [ArtProblem(line: 1, message: "the name begins with “\(prefix)”; add “\(fact)” to the “svg”")]
            }
            if Self.isBorder(file.name) {
                if Theme.allCases.contains(where: { Self.fileName(ofBorder: $0) == file.name }),
                    thing.nouns == ["border"]
                {
                    return []
                }
                message =
                    "a border has “data-nouns” “border”, and the name of a theme in its own: "
                    + Theme.allCases.map { "“\(Self.fileName(ofBorder: $0)).svg”" }.joined(separator: ", ")
                break
            }
            // A file that replaces a variant, such as an open door, has the variant's noun.
            let expected = contents.things[file.name]?.nouns.first ?? file.name
            guard let noun = thing.nouns.first, noun != expected else { return [] }
            message = "the first noun is “\(noun)”; name the file “\(noun).svg”, or make “\(expected)” the first noun"
        case .setting(let setting):
            guard file.name != setting.fileName else { return [] }
            message = "the setting is “\(setting.setting)”; name the file “\(setting.fileName).svg”"
        case .figure(let figure):
            let people = Set(Figure.people.flatMap(\.nouns))
            if let noun = figure.nouns.first(where: people.contains) {
                message = "“data-nouns” has “\(noun)”; people are drawn in code, remove it"
                break
            }
            guard file.name != figure.fileName else { return [] }
            message = "the first noun of the figure is “\(figure.nouns[0])”; name the file “\(figure.fileName).svg”"
        }
        return [ArtProblem(line: 1, message: message)]
    }

    func hasFile(_ name: String) -> Bool { contents.things[name] != nil }

    /// The drawing of a file.
    func drawing(_ name: String) -> Prop { contents.things[name] ?? Prop(nouns: [name], size: 0.2, paint: { _, _ in }) }

    /// The thing as it lies under those who sit on it, if it has a drawing of that: a blanket.
    func spread(_ prop: Prop) -> Prop? {
        guard own[prop.nouns[0]] == nil, var spread = contents.things[prop.nouns[0] + "-spread"] else { return nil }
        spread.colorWord = prop.colorWord
        return spread
    }

    /// The ornament of the corners of a theme's pictures; nil if there is none.
    func border(of theme: Theme) -> Prop? { contents.things[Self.fileName(ofBorder: theme)] }

    fileprivate static func fileName(ofBorder theme: Theme) -> String { borderPrefix + theme.rawValue }

    fileprivate static func isBorder(_ name: String) -> Bool { name.hasPrefix(borderPrefix) }

    /// The thing that the last known word of a phrase names, in the colour before it: `old red boat` is a red boat.
    func prop(for phrase: String) -> Prop? {
        let words = phrase.lowercaseWords
        guard let noun = words.lastIndex(where: { prop(named: $0) != nil }), var prop = prop(named: words[noun]) else {
            return nil
        }
        if words[..<noun].contains("toy") {
            // A toy boat has sails.
            prop = self.prop(named: "sail" + words[noun]) ?? prop
            (prop.place, prop.size) = (.ground, min(prop.size, 0.3))
        }
        // “Flying umbrella.”
        if words[..<noun].contains("flying"), prop.seat == nil { (prop.place, prop.hold) = (.sky, nil) }
        // “Yellow bucket”, “yellow old bucket”, but not “blue bird in a cage”.
        prop.colorWord = words[..<noun].suffix(2).reversed().prefix { !Self.breaks.contains($0) }
            .first { ColorWords.color($0) != nil }
        return prop
    }

    func prop(named word: String) -> Prop? { byNoun[word] }

    func figure(named word: String) -> Figure? { figuresByNoun[word] }

    func animal(named word: String) -> Figure? { animalsByNoun[word] }

    /// The scenery of a page, without the things that the page names.
    func scenery(of panel: PanelSpec) -> Scenery {
        guard let drawing = contents.settings[panel.setting] else { return panel.setting.codeScenery }
        let named = Set(panel.props.compactMap { prop(for: $0)?.nouns[0] })
        return drawing.scenery(self) { named.contains($0.nouns[0]) }
    }

    /// The names of the drawing files in a setting.
    fileprivate func placed(in setting: Setting) -> [String] {
        (contents.settings[setting]?.groups ?? []).flatMap(\.things).map(\.file)
    }
}

extension ImageRequest {
    /// The things that can be in its picture.
    var things: ArtCatalog { ArtCatalog.with(story.art) }

    /// The files of the user's drawings that its picture can depend on, in the order of their names.
    var ownFiles: [ArtFolder.File] {
        let things = things
        let setting = things.ownSettings[panel.setting]?.file
        let phrases = panel.props + panel.cast.compactMap(\.holding) + story.characters.map(\.kind)
        let named = Set(phrases.compactMap { things.prop(for: $0)?.nouns[0] } + things.placed(in: panel.setting))
            .union(Stage.supports + ["house", "burrow", "fireplace", "table", "bench"])
        let files = things.own.values.map { ($0.file, noun: $0.drawing.nouns[0]) }.filter { file, noun in
            ArtCatalog.isBorder(file.name)
                ? file.name == ArtCatalog.fileName(ofBorder: story.theme) : named.contains(noun) || noun != file.name
        }.map(\.0)
        // Bystanders are those that the direction names.
        let words = Set(
            (story.characters.flatMap { [$0.kind, $0.appearance, $0.given?.kind ?? ""] } + [panel.direction])
                .flatMap(\.lowercaseWords))
        let drawn = Set(words.compactMap { things.figure(named: $0)?.nouns[0] })
        let figures = things.ownFigures.filter { drawn.contains($0.drawing.nouns[0]) }.map(\.file)
        return (files + figures + [setting].compactMap(\.self)).sorted { $0.name < $1.name }
    }
}

/// Things that a composition knows by name.
extension Prop {
    static let bed = ArtCatalog.compiledIn.drawing("bed")
    static let boat = ArtCatalog.compiledIn.drawing("boat")
    static let cloud = ArtCatalog.compiledIn.drawing("cloud")
    static let door = ArtCatalog.compiledIn.drawing("door")
    static let house = ArtCatalog.compiledIn.drawing("house")
    static let lantern = ArtCatalog.compiledIn.drawing("lantern")
    static let leafNest = ArtCatalog.compiledIn.drawing("nest-of-leaves")
    static let lighthouse = ArtCatalog.compiledIn.drawing("lighthouse")
    static let moon = ArtCatalog.compiledIn.drawing("moon")
    static let oar = ArtCatalog.compiledIn.drawing("oar")
    static let rainbow = ArtCatalog.compiledIn.drawing("rainbow")
    static let shell = ArtCatalog.compiledIn.drawing("shell")
    static let star = ArtCatalog.compiledIn.drawing("star")
    static let sun = ArtCatalog.compiledIn.drawing("sun")
    static let tower = ArtCatalog.compiledIn.drawing("tower")
    static let window = ArtCatalog.compiledIn.drawing("window")
}
