/// The words by which the planner tells where and when a page is and what only happens in a head; part of
/// ``PlannerWords``.
struct SceneWords: Codable, Sendable {
    /// How a caption says a place by its noun, where the setting's own phrase says less: `hall` is “in the hall”.
    var placePhrases: [String: String]
    /// Words behind which nothing happens: verbs of thought and wish, “would”, “about to”.
    var imagining: Set<String>
    /// Verbs of looking at a place from afar.
    var watching: Set<String>
    /// Conjunctions behind which a clause stands for itself, whatever governs the one before.
    var clauseStarts: Set<String>
    /// Conjunctions behind which the same subject goes on to act.
    var coordinations: Set<String>
    /// Forms that tell with “had” of what was before.
    var participles: Set<String>
    /// Places that one is beside and not in, unless the text says “in” or “into”.
    var enclosed: Set<String>
    /// Prepositions that lead through an enclosed place, and so into it.
    var through: Set<String>
    /// Adverbs of going in and out.
    var inward: Set<String>
    var outward: Set<String>
    /// In these one is in the sky.
    var craft: Set<String>
    /// Verbs with which “to” leads into an enclosed place all the same: “went to the café”.
    var entering: Set<String>
    /// Prepositions with which a place behind another only says where that is: “the house by the sea”.
    var locating: Set<String>
    /// Verbs of a way: “led into the forest” says where a door goes, and nobody went.
    var ways: Set<String>
    /// Words that name a place only behind an article: “the old well”.
    var ambiguous: Set<String>
    /// By the word, the prepositions that alone make it a place to be in: “down the well”, not “past the well”.
    var shafts: [String: Set<String>]
    /// What one looks out of when one is in a room.
    var lookouts: Set<String>
    /// What stands between a place and the next: “the garden door”.
    var thresholds: Set<String>
    /// Nouns that say of an action where it is, besides places.
    var spots: Set<String>
    /// What somebody is, and the action that shows it: `asleep` is `sleep`.
    var states: [String: String]
    /// Verbs before such a word, besides “was”.
    var becoming: Set<String>
    /// Forms of waking: a new day, where nothing tells another hour.
    var waking: Set<String>
    /// Nouns before and behind “bed” that make it one of flowers.
    var groundBeds: Set<String>
    var leaving: Set<String>
    /// ``Setting``s under a roof or under the ground, where no weather shows.
    var sheltered: Set<String>
    /// Words of being afloat, on whatever water the story speaks of.
    var afloat: Set<String>
    /// Words that belong to a shore or to a desert.
    var sandy: Set<String>
    var darkness: Set<String>
    var lights: Set<String>
    /// Verbs that with “out” or “off” end a light: “blew out the candle”.
    var quenching: Set<String>
    var quenched: Set<String>
    /// What a light does with “out”: “the lamp went out”.
    var fading: Set<String>
    /// Under these it is dark by day: “under the blanket with a torch”.
    var covers: Set<String>
    /// Buildings whose top is a room: “at the top of the lighthouse”.
    var lookoutTowers: Set<String>
    var numbers: Set<String>
    /// “Two days later”.
    var later: Set<String>
    /// What weather is when it has ended, as the last word of its clause: “the rain was over”.
    var weatherOver: Set<String>
    /// Base forms, besides the actions, that can follow “to”.
    var infinitives: Set<String>
    /// Pronouns with which a clause begins behind a noun: “the curtain she had seen”.
    var clauseSubjects: Set<String>
    var objectPronouns: Set<String>
    /// With these, tears are no grief.
    var laughter: Set<String>
    var tears: Set<String>
    /// How somebody looks in each ``Mood``: “with a smile”.
    var faces: [String: String]
    /// By language.
    var languages: [String: ForeignSceneWords]
}

/// The words of another language for places, hours and weather; part of ``SceneWords``.
struct ForeignSceneWords: Codable, Sendable {
    /// Prepositions of being in a place or going there.
    var inside: Set<String>
    /// By ``Setting``.
    var settings: [String: [String]]
    /// By ``TimeOfDay``.
    var times: [String: [String]]
    /// By ``Weather``.
    var weathers: [String: [String]]
}
