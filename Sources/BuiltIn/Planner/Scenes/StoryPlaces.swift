import Domain

/// What a story as a whole says of its places.
struct StoryPlaces {
    /// The first place the text stands in, else the first it names; nil where it names none.
    private(set) var home: Setting?
    /// What a boat floats on in this story.
    var water: Setting { river > sea ? .river : .sea }
    /// The text stands in a place somewhere.
    private(set) var isEntered = false
    private var river = 0
    private var sea = 0

    /// `deeds` are the words that tell what somebody does: who waves is not at sea.
    mutating func read(_ tokens: [PlannerToken], with reader: PlaceReader, deeds: Set<Int> = []) {
        for index in tokens.indices where !deeds.contains(index) {
            guard let mention = reader.mention(at: index, in: tokens, water: .sea), mention.hold > .elsewhere else {
                continue
            }
            if mention.setting == .river { river += mention.hold.rawValue }
            if mention.setting == .sea || mention.setting == .shore { sea += mention.hold.rawValue }
            guard !isEntered else { continue }
            isEntered = mention.hold > .named
            if isEntered || home == nil { home = mention.setting }
        }
    }
}
