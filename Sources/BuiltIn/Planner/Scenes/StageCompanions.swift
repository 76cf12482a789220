import Domain

/// Keeps a thing that talks, and is the hero's companion, in the picture while the scene goes on, named or not.
struct StageCompanions {
    /// Forgotten after so many pages that do not speak of it.
    private static let memory = 2

    private let things: [Int]
    private var pagesSince: [Int: Int] = [:]
    private var lastSetting: Setting?

    init(lexicon: PlannerLexicon, cast: [PlannedCharacter]) {
        things = cast.indices.filter { lexicon.isThing(cast[$0]) }
    }

    /// Adds to the page those who stay from the one before.
    mutating func stay(in reading: inout PageReading, setting: Setting) {
        for thing in things {
            if reading.gone.contains(thing) {
                pagesSince[thing] = nil
            } else if reading.present.contains(thing) {
                pagesSince[thing] = 0
            } else if let pages = pagesSince[thing], pages < Self.memory, setting == lastSetting {
                pagesSince[thing] = pages + 1
                reading.add(thing)
            } else {
                pagesSince[thing] = nil
            }
        }
        lastSetting = setting
    }
}
