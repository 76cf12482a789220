/// The words by which the planner tells where and when a page is and what only happens in a head; part of
/// ``PlannerWords``.
package struct SceneWords: Codable, Sendable {
    /// How a caption says a place by its noun, where the setting's own phrase says less: `hall` is “in the hall”.
    package var placePhrases: [String: String]
    /// Words behind which nothing happens: verbs of thought and wish, “would”, “about to”.
    package var imagining: Set<String>
    /// Verbs of looking at a place from afar.
    package var watching: Set<String>
    /// Conjunctions behind which a clause stands for itself, whatever governs the one before.
    package var clauseStarts: Set<String>
    /// Conjunctions behind which the same subject goes on to act.
    package var coordinations: Set<String>
    /// Forms that tell with “had” of what was before.
    package var participles: Set<String>
    /// Places that one is beside and not in, unless the text says “in” or “into”.
    package var enclosed: Set<String>
    /// Prepositions that lead through an enclosed place, and so into it.
    package var through: Set<String>
    /// Adverbs of going in and out.
    package var inward: Set<String>
    package var outward: Set<String>
    /// In these one is in the sky.
    package var craft: Set<String>
    /// Verbs with which “to” leads into an enclosed place all the same: “went to the café”.
    package var entering: Set<String>
    /// Prepositions with which a place behind another only says where that is: “the house by the sea”.
    package var locating: Set<String>
    /// Verbs of a way: “led into the forest” says where a door goes, and nobody went.
    package var ways: Set<String>
    /// Words that name a place only behind an article: “the old well”.
    package var ambiguous: Set<String>
    /// By the word, the prepositions that alone make it a place to be in: “down the well”, not “past the well”.
    package var shafts: [String: Set<String>]
    /// What one looks out of when one is in a room.
    package var lookouts: Set<String>
    /// What stands between a place and the next: “the garden door”.
    package var thresholds: Set<String>
    /// Nouns that say of an action where it is, besides places.
    package var spots: Set<String>
    /// What somebody is, and the action that shows it: `asleep` is `sleep`.
    package var states: [String: String]
    /// Verbs before such a word, besides “was”.
    package var becoming: Set<String>
    /// Forms of waking: a new day, where nothing tells another hour.
    package var waking: Set<String>
    /// Nouns before and behind “bed” that make it one of flowers.
    package var groundBeds: Set<String>
    package var leaving: Set<String>
    /// ``Setting``s under a roof or under the ground, where no weather shows.
    package var sheltered: Set<String>
    /// Words of being afloat, on whatever water the story speaks of.
    package var afloat: Set<String>
    /// Words that belong to a shore or to a desert.
    package var sandy: Set<String>
    package var darkness: Set<String>
    package var lights: Set<String>
    /// Verbs that with “out” or “off” end a light: “blew out the candle”.
    package var quenching: Set<String>
    package var quenched: Set<String>
    /// What a light does with “out”: “the lamp went out”.
    package var fading: Set<String>
    /// Under these it is dark by day: “under the blanket with a torch”.
    package var covers: Set<String>
    /// Buildings whose top is a room: “at the top of the lighthouse”.
    package var lookoutTowers: Set<String>
    package var numbers: Set<String>
    /// “Two days later”.
    package var later: Set<String>
    /// What weather is when it has ended, as the last word of its clause: “the rain was over”.
    package var weatherOver: Set<String>
    /// Base forms, besides the actions, that can follow “to”.
    package var infinitives: Set<String>
    /// Pronouns with which a clause begins behind a noun: “the curtain she had seen”.
    package var clauseSubjects: Set<String>
    package var objectPronouns: Set<String>
    /// With these, tears are no grief.
    package var laughter: Set<String>
    package var tears: Set<String>
    /// How somebody looks in each ``Mood``: “with a smile”.
    package var faces: [String: String]
    /// By language.
    package var languages: [String: ForeignSceneWords]
}

/// The words of another language for places, hours and weather; part of ``SceneWords``.
package struct ForeignSceneWords: Codable, Sendable {
    /// Prepositions of being in a place or going there.
    package var inside: Set<String>
    /// By ``Setting``.
    package var settings: [String: [String]]
    /// By ``TimeOfDay``.
    package var times: [String: [String]]
    /// By ``Weather``.
    package var weathers: [String: [String]]
}
