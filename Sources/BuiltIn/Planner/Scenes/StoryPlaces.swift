import Domain

/// What the whole story says about its places.
struct StoryPlaces {
    /// The first place that the text enters, otherwise the first that it names; nil if it names none. A journey ends: a
    /// carriage is only the home of a story that names nothing else.
    var home: Setting? { place ?? (namesCarriage ? .carriage : nil) }
    private var place: Setting?
    private var namesCarriage = false
    /// The nouns of things that are characters, and names of one word. A staircase that speaks is no place, and “Fern”
    /// is not read as a forest.
    var characters: Set<String> = []
    /// Where a story is that names no place; stories differ.
    var usual = Setting.meadow
    /// Whether the text names furniture or a door.
    private(set) var isFurnished = false
    /// Settings in which anything can happen.
    static let usuals: [Setting] = [.forest, .garden, .village, .meadow]
    /// The setting for a boat in this story.
    var water: Setting { river > sea ? .river : .sea }
    /// Whether the text enters any place.
    private var isEntered = false
    /// Whether sand is that of a desert.
    var isDesert: Bool { desertSigns > 1 && desertSigns > seaSigns }
    /// Whether the story names a castle or a palace.
    private(set) var hasCastle = false
    /// Whether the story names a desert.
    private(set) var namesDesert = false
    private var desertSigns = 0
    private var seaSigns = 0
    private var river = 0
    private var sea = 0

    /// `deeds` are the indexes of verbs, which name no place: “she waves” is not the sea.
    mutating func read(_ tokens: [PlannerToken], with reader: PlaceReader, deeds: Set<Int> = []) {
        desertSigns += tokens.count { reader.words.desertSigns.contains($0.lower) }
        namesDesert = namesDesert || tokens.contains { $0.lower == "desert" && !$0.isQuoted }
        seaSigns += tokens.count { reader.words.seaSigns.contains($0.lower) }
        hasCastle =
            hasCastle
            || tokens.indices.contains { index in
                // Not “a castle of blocks”.
                reader.words.castles.contains(tokens[index].lower)
                    && tokens.dropFirst(index + 1).first?.lower != "of"
            }
        isFurnished = isFurnished || reader.namesFurniture(tokens)
        for index in tokens.indices where !deeds.contains(index) {
            guard let mention = reader.mention(at: index, in: tokens, water: .sea), mention.hold > .elsewhere else {
                continue
            }
            if mention.setting == .river { river += mention.hold.rawValue }
            if mention.setting == .sea || mention.setting == .shore { sea += mention.hold.rawValue }
            if mention.setting == .carriage { namesCarriage = true }
            guard !isEntered, mention.setting != .carriage else { continue }
            isEntered = mention.hold > .named
            if isEntered || place == nil { place = mention.setting }
        }
    }
}
