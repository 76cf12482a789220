import CEmbedded
import Domain
import Generation
import Synchronization

/// The things and settings that can be drawn: those of the drawing files in `Art/`, and a user's own.
struct PropCatalog: Sendable {
    /// A user's own drawing of a thing.
    struct Own: Sendable {
        var file: ArtFolder.File
        var thing: Prop
    }

    /// A user's own drawing of a setting.
    struct OwnSetting: Sendable {
        var file: ArtFolder.File
        var drawing: SettingDrawing
    }

    static let compiledIn = PropCatalog()

    /// Those of folders that were asked for last, so that a file is read once for many pictures.
    private static let recent = Mutex<[(key: String, catalog: PropCatalog)]>([])
    private static let mostRecent = 4

    /// By the names of their files.
    private let files: [String: Prop]
    /// In the order of their main nouns. A file with another name than its main noun is a variant, and not among them.
    let all: [Prop]
    /// The first noun of each.
    let names: Set<String>
    /// A user's drawings, by the names of their files.
    let own: [String: Own]
    let ownSettings: [Setting: OwnSetting]
    private let byNoun: NounIndex<Prop>
    private let settings: [Setting: SettingDrawing]

    private init() {
        var (files, settings): ([String: Prop], [Setting: SettingDrawing]) = ([:], [:])
        for index in 0..<art_file_count {
            let file = art_files[index]
            let bytes = Array(UnsafeBufferPointer(start: file.file.bytes, count: file.file.count))
            switch ArtReader.art(bytes).art {
            case .thing(let thing)?: files[String(cString: file.name)] = thing
            case .setting(let setting)?: settings[setting.setting] = setting
            case nil: break
            }
        }
        self.init(files: files, settings: settings, own: [:], ownSettings: [:])
    }

    private init(
        files: [String: Prop], settings: [Setting: SettingDrawing], own: [String: Own],
        ownSettings: [Setting: OwnSetting]
    ) {
        self.settings = settings.merging(ownSettings.mapValues(\.drawing)) { _, own in own }
        self.ownSettings = ownSettings
        self.files = files.merging(own.mapValues(\.thing)) { _, own in own }
        self.own = own
        all = self.files.filter { $0.key == $0.value.nouns.first }.sorted { $0.key < $1.key }.map(\.value)
        names = Set(all.map { $0.nouns[0] })
        // A user's nouns come first.
        byNoun = NounIndex(own.keys.sorted().compactMap { own[$0]?.thing } + all, nouns: \.nouns)
    }

    /// The compiled-in things with those of a folder, which replace those with the same file names. Files with a problem
    /// are left out.
    static func with(_ art: ArtFolder) -> PropCatalog {
        guard let digest = art.digest else { return compiledIn }
        return recent.withLock { recent in
            if let known = recent.first(where: { $0.key == digest }) { return known.catalog }
            var (own, ownSettings): ([String: Own], [Setting: OwnSetting]) = ([:], [:])
            for (file, reading, _) in compiledIn.readings(of: art) {
                switch reading {
                case .thing(let thing)? where own[file.name] == nil: own[file.name] = Own(file: file, thing: thing)
                case .setting(let setting)?: ownSettings[setting.setting] = OwnSetting(file: file, drawing: setting)
                default: break
                }
            }
            let catalog = PropCatalog(
                files: compiledIn.files, settings: compiledIn.settings, own: own, ownSettings: ownSettings)
            recent = [(digest, catalog)] + recent.prefix(mostRecent - 1)
            return catalog
        }
    }

    /// A user's files, read for this catalogue, in their order. Nil for one with a problem.
    func readings(
        of folder: ArtFolder
    ) -> [(file: ArtFolder.File, art: ArtReader.Art?, problems: [ArtProblem])] {
        let read = folder.files.map { file in
            let (art, problems) = ArtReader.art(file.bytes)
            return (file: file, art: art, problems: problems + (art.map { nameProblems(of: $0, in: file) } ?? []))
        }
        let own = read.filter { $0.problems.isEmpty && $0.art?.isThing == true }.map(\.file.name)
        return read.map { file, art, problems in
            var problems = problems
            if case .setting(let setting)? = art {
                for placed in setting.groups.flatMap(\.things)
                where files[placed.file] == nil && !own.contains(placed.file) {
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
            // A file that replaces a variant, such as an open door, has the variant's noun.
            let expected = files[file.name]?.nouns.first ?? file.name
            guard let noun = thing.nouns.first, noun != expected else { return [] }
            message = "the first noun is “\(noun)”; name the file “\(noun).svg”, or make “\(expected)” the first noun"
        case .setting(let setting):
            guard file.name != setting.fileName else { return [] }
            message = "the setting is “\(setting.setting)”; name the file “\(setting.fileName).svg”"
        }
        return [ArtProblem(line: 1, message: message)]
    }

    func hasFile(_ name: String) -> Bool { files[name] != nil }

    /// The drawing of a file.
    func drawing(_ name: String) -> Prop { files[name] ?? Prop(nouns: [name], size: 0.2, paint: { _ in }) }

    /// The thing that the last known word of a phrase names: `old red boat` is a boat.
    func prop(for phrase: String) -> Prop? {
        for word in phrase.lowercaseWords.reversed() {
            if let prop = prop(named: word) { return prop }
        }
        return nil
    }

    func prop(named word: String) -> Prop? { byNoun[word] }

    /// The scenery of a page, without the things that the page names.
    func scenery(of panel: PanelSpec) -> Scenery {
        guard let drawing = settings[panel.setting] else { return panel.setting.codeScenery }
        let named = Set(panel.props.compactMap { prop(for: $0)?.nouns[0] })
        return drawing.scenery(self) { named.contains($0.nouns[0]) }
    }

    /// The names of the drawing files in a setting.
    fileprivate func placed(in setting: Setting) -> [String] {
        (settings[setting]?.groups ?? []).flatMap(\.things).map(\.file)
    }
}

extension ImageRequest {
    /// The things that can be in its picture.
    var things: PropCatalog { PropCatalog.with(story.art) }

    /// The files of the user's drawings that its picture can depend on, in the order of their names.
    var ownFiles: [ArtFolder.File] {
        let things = things
        let setting = things.ownSettings[panel.setting]?.file
        let phrases = panel.props + panel.cast.compactMap(\.holding) + story.characters.map(\.kind)
        let named = Set(phrases.compactMap { things.prop(for: $0)?.nouns[0] } + things.placed(in: panel.setting))
            .union(Stage.supports + ["house", "burrow"])
        let files = things.own.values.filter {
            named.contains($0.thing.nouns[0]) || $0.thing.nouns[0] != $0.file.name
        }.map(\.file)
        return (files + [setting].compactMap(\.self)).sorted { $0.name < $1.name }
    }
}

/// Things that a composition knows by name.
extension Prop {
    static let bed = PropCatalog.compiledIn.drawing("bed")
    static let boat = PropCatalog.compiledIn.drawing("boat")
    static let cloud = PropCatalog.compiledIn.drawing("cloud")
    static let door = PropCatalog.compiledIn.drawing("door")
    static let house = PropCatalog.compiledIn.drawing("house")
    static let lantern = PropCatalog.compiledIn.drawing("lantern")
    static let leafNest = PropCatalog.compiledIn.drawing("nest-of-leaves")
    static let lighthouse = PropCatalog.compiledIn.drawing("lighthouse")
    static let moon = PropCatalog.compiledIn.drawing("moon")
    static let oar = PropCatalog.compiledIn.drawing("oar")
    static let rainbow = PropCatalog.compiledIn.drawing("rainbow")
    static let shell = PropCatalog.compiledIn.drawing("shell")
    static let star = PropCatalog.compiledIn.drawing("star")
    static let sun = PropCatalog.compiledIn.drawing("sun")
    static let tower = PropCatalog.compiledIn.drawing("tower")
    static let window = PropCatalog.compiledIn.drawing("window")
}
