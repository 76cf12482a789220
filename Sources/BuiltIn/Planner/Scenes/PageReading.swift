/// What a page's text says about its picture.
struct PageReading {
    struct NamedProp {
        var noun: String
        /// The word in the text.
        var word: String
        var isPlural: Bool
        /// The word for how many: `three`.
        var count: String?
        /// Its colour in the text.
        var color: String?
        /// `toy`, `flying` or `open`, as pictures show it.
        var state: String?
        /// Named only in quotations.
        var isQuoted: Bool
        /// Where the text names it: sentence of the page, and word.
        var places: [(sentence: Int, token: Int)] = []
        var hasDrawing = true
        /// Whether the text says only that something is there: “in the armchair”.
        var isSpot = false
        /// Whether the text says that something is on or in it.
        var carries = false

        /// With its state and colour.
        var phrase: String { [state, color, noun].compactMap(\.self).joined(separator: " ") }
    }

    /// The subjects of a clause, and the word from which they act.
    struct Clause {
        var sentence: Int
        var token: Int
        /// Empty for a subject that is not in the cast.
        var subjects: [Int]

        /// Or at the word.
        func starts(before sentence: Int, _ token: Int) -> Bool {
            (self.sentence, self.token) <= (sentence, token)
        }
    }

    /// The largest number of places that are stored for one thing.
    private static let longestMemory = 24

    /// In the order of their first mention outside quotations.
    var present: [Int] = []
    /// The characters that leave on this page.
    var gone: Set<Int> = []
    /// Characters named in dialogue. They may be elsewhere.
    var called: Set<Int> = []
    var events: [SceneEvent] = []
    var props: [NamedProp] = []
    /// Owner and noun of “her lantern”.
    var owned: [(character: Int, noun: String)] = []
    /// The same for what someone carries: “a pillow under his arm”.
    var carried: [(character: Int, noun: String)] = []
    /// Those who do or are something in the narration.
    var subjects: Set<Int> = []
    /// In the order of the text.
    var clauses: [Clause] = []
    /// Whether someone is spoken to: “Shall we go?”
    var addresses = false
    /// Whether the narration denies something or tells of dreams.
    var mayGoOnSleeping = false
    /// The colours of clothes that characters have on, by the words for them.
    var wornColors: [String: String] = [:]
    /// Nouns of things that leave the hands by themselves: “the kite got stuck”. With the number of events before that.
    var escaped: [String: Int] = [:]
    var hasDialogue = false

    mutating func add(_ character: Int) {
        if !present.contains(character) { present.append(character) }
    }

    /// The thing no longer flies.
    mutating func land(_ noun: String) {
        escaped[noun] = nil
        for index in props.indices where props[index].noun == noun && props[index].state == "flying" {
            props[index].state = nil
        }
    }

    mutating func escape(_ noun: String) { escaped[noun] = events.count }

    mutating func add(_ prop: NamedProp) {
        guard let index = props.firstIndex(where: { $0.noun == prop.noun }) else {
            props.append(prop)
            return
        }
        props[index].color = prop.color ?? props[index].color
        props[index].count = props[index].count ?? prop.count
        props[index].state = prop.state ?? props[index].state
        props[index].isPlural = props[index].isPlural && prop.isPlural
        props[index].isQuoted = props[index].isQuoted && prop.isQuoted
        props[index].isSpot = props[index].isSpot && prop.isSpot
        if props[index].places.count < Self.longestMemory { props[index].places += prop.places }
    }
}
