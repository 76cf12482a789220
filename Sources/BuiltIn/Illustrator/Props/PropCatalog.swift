import CEmbedded

/// The things of the drawing files in `Art/`.
enum PropCatalog {
    /// By the names of their files.
    private static let files: [String: Prop] = Dictionary(
        uniqueKeysWithValues: (0..<art_file_count).compactMap { index in
            let file = art_files[index]
            let bytes = Array(UnsafeBufferPointer(start: file.file.bytes, count: file.file.count))
            return ArtReader.thing(bytes).thing.map { (String(cString: file.name), $0) }
        })

    /// In the order of their main nouns. A file with another name than its main noun is a variant, and not among them.
    static let all = files.filter { $0.key == $0.value.nouns.first }.sorted { $0.key < $1.key }.map(\.value)

    private static let byNoun = NounIndex(all, nouns: \.nouns)
    /// The first noun of each.
    static let names = Set(all.map { $0.nouns[0] })

    /// The drawing of a file.
    static func drawing(_ name: String) -> Prop { files[name] ?? Prop(nouns: [name], size: 0.2, paint: { _ in }) }

    /// The thing that the last known word of a phrase names: `old red boat` is a boat.
    static func prop(for phrase: String) -> Prop? {
        for word in phrase.lowercaseWords.reversed() {
            if let prop = prop(named: word) { return prop }
        }
        return nil
    }

    static func prop(named word: String) -> Prop? { byNoun[word] }
}

/// Things that a composition knows by name.
extension Prop {
    static let bed = PropCatalog.drawing("bed")
    static let boat = PropCatalog.drawing("boat")
    static let cloud = PropCatalog.drawing("cloud")
    static let door = PropCatalog.drawing("door")
    static let openDoor = PropCatalog.drawing("door-open")
    static let house = PropCatalog.drawing("house")
    static let lantern = PropCatalog.drawing("lantern")
    /// A lantern whose flame fills the glass, with space for a face.
    static let faceLantern = PropCatalog.drawing("lantern-with-face")
    static let leafNest = PropCatalog.drawing("nest-of-leaves")
    static let lighthouse = PropCatalog.drawing("lighthouse")
    static let moon = PropCatalog.drawing("moon")
    static let oar = PropCatalog.drawing("oar")
    static let rainbow = PropCatalog.drawing("rainbow")
    static let shell = PropCatalog.drawing("shell")
    static let star = PropCatalog.drawing("star")
    static let sun = PropCatalog.drawing("sun")
    static let tower = PropCatalog.drawing("tower")
    static let window = PropCatalog.drawing("window")

    /// A door in the front of a hill, where animals live.
    static func burrow(isOpen: Bool) -> Prop { PropCatalog.drawing(isOpen ? "burrow-open" : "burrow") }
}
