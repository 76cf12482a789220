import Domain

/// Keeps characters in the picture that a page does not name: a thing that talks while the setting stays the same, and
/// the listener, if only the speaker is named.
struct StageCompanions {
    /// The number of pages without a mention after which the thing is removed.
    private static let memory = 2

    private let things: [Int]
    private var pagesSince: [Int: Int] = [:]
    private var lastSetting: Setting?
    /// Those on the page before, by its own words.
    private var lastPresent: [Int] = []

    init(lexicon: PlannerLexicon, cast: [PlannedCharacter]) {
        things = cast.indices.filter { lexicon.isThing(cast[$0]) }
    }

    /// Adds the characters that stay from the page before.
    mutating func stay(in reading: inout PageReading, setting: Setting) {
        let named = reading.present
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
        let isKnown = named.count == 1 && (lastPresent.contains(named[0]) || reading.addresses)
        if reading.hasDialogue, isKnown, setting == lastSetting,
            let partner = lastPresent.last(where: {
                $0 != named[0] && !reading.gone.contains($0) && !reading.called.contains($0)
            })
        {
            reading.add(partner)
        }
        lastPresent = named
        lastSetting = setting
    }
}
