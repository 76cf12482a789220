import Domain

/// Keeps a thing that talks in the picture while the setting stays the same, whether the page names it or not.
struct StageCompanions {
    /// The number of pages without a mention after which the thing is removed.
    private static let memory = 2

    private let things: [Int]
    private var pagesSince: [Int: Int] = [:]
    private var lastSetting: Setting?

    init(lexicon: PlannerLexicon, cast: [PlannedCharacter]) {
        things = cast.indices.filter { lexicon.isThing(cast[$0]) }
    }

    /// Adds the things that stay from the page before.
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
