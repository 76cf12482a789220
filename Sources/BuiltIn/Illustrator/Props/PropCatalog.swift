import CEmbedded
import Domain
import Generation
import Synchronization

/// The things that can be drawn: those of the drawing files in `Art/`, and a user's own.
struct PropCatalog: Sendable {
    /// A user's own drawing.
    struct Own: Sendable {
        var file: ArtFolder.File
        var thing: Prop
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
    private let byNoun: NounIndex<Prop>

    private init() {
        let files = (0..<art_file_count).compactMap { index -> (String, Prop)? in
            let file = art_files[index]
            let bytes = Array(UnsafeBufferPointer(start: file.file.bytes, count: file.file.count))
            return ArtReader.thing(bytes).thing.map { (String(cString: file.name), $0) }
        }
        self.init(files: Dictionary(uniqueKeysWithValues: files), own: [:])
    }

    private init(files: [String: Prop], own: [String: Own]) {
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
            let own = art.files.compactMap { file -> (String, Own)? in
                let reading = compiledIn.reading(of: file)
                return reading.problems.isEmpty ? reading.thing.map { (file.name, Own(file: file, thing: $0)) } : nil
            }
            let catalog = PropCatalog(files: compiledIn.files, own: Dictionary(own) { first, _ in first })
            recent = [(digest, catalog)] + recent.prefix(mostRecent - 1)
            return catalog
        }
    }

    /// A user's file, read for this catalogue.
    func reading(of file: ArtFolder.File) -> (thing: Prop?, problems: [ArtProblem]) {
        var (thing, problems) = ArtReader.thing(file.bytes)
        // A file that replaces a variant, such as an open door, has the variant's noun.
        let expected = files[file.name]?.nouns.first ?? file.name
        if let noun = thing?.nouns.first, noun != expected {
            problems.append(
                ArtProblem(
                    line: 1,
                    message:
                        "the first noun is “\(noun)”; name the file “\(noun).svg”, or make “\(expected)” the first noun"
                ))
        }
        return (thing, problems)
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
}

extension ImageRequest {
    /// The things that can be in its picture.
    var things: PropCatalog { PropCatalog.with(story.art) }

    /// The user's drawings that its picture can depend on, in the order of their names.
    var ownDrawings: [PropCatalog.Own] {
        let things = things
        guard !things.own.isEmpty else { return [] }
        let phrases = panel.props + panel.cast.compactMap(\.holding) + story.characters.map(\.kind)
        let named = Set(phrases.compactMap { things.prop(for: $0)?.nouns[0] })
        return things.own.values.filter { named.contains($0.thing.nouns[0]) || $0.thing.nouns[0] != $0.file.name }
            .sorted { $0.file.name < $1.file.name }
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
