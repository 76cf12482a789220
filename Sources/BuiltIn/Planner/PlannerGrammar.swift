/// The small words by which the planner tells who does what where; part of ``PlannerWords``.
struct PlannerGrammar: Codable, Sendable {
    /// Forms that a subject can stand before, besides the actions and the verbs of speech.
    var verbs: Set<String>
    var determiners: Set<String>
    var adverbs: Set<String>
    var pronouns: Set<String>
    var subjects: Set<String>
    /// Pronouns with which a verb keeps its base form.
    var baseFormSubjects: Set<String>
    var possessives: Set<String>
    /// Words with which what stands behind a verb may begin.
    var openers: Set<String>
    /// Words before which it ends.
    var enders: Set<String>
    /// Words that mean nothing without the sentence before.
    var unclear: Set<String>
    /// Prepositions, which cannot stand last.
    var dangling: Set<String>
    /// Determiners and what tells how many, which cannot stand last either.
    var danglingDeterminers: Set<String>
    /// Words that can stand behind a verb alone.
    var directions: Set<String>
    /// Words before a verb that undo it.
    var denials: Set<String>
    var copulas: Set<String>
    /// Verbs before an infinitive that happens.
    var beginnings: Set<String>
    var participleLeads: Set<String>
    /// Words between a subject and its verb, or between two verbs of one subject.
    var predicateLeads: Set<String>
    /// Verbs that stand before their subject: “down the hill ran Mira”.
    var invertedVerbs: Set<String>
    var invertedLeads: Set<String>
    var namings: Set<String>
    /// Words before a name that make it a place.
    var placeLeads: Set<String>
    /// Prepositions of being in a place; then of coming near, of passing by, of being elsewhere.
    var inside: Set<String>
    var near: Set<String>
    var passing: Set<String>
    var away: Set<String>
    /// Parts of a place: “the edge of the forest”.
    var parts: Set<String>
    /// Verbs of looking at a place from afar.
    var looking: Set<String>
    /// Words before a time of day that is not now; then those two words before.
    var timeless: Set<String>
    var timelessTwoBefore: Set<String>
    /// Words before a darkness that may be a place's and not the hour's: “too dark to see”.
    var faint: Set<String>
    /// What the sun does by day, and what it does in the evening.
    var sunrise: Set<String>
    var sunset: Set<String>
    /// Words before a day of the week that has come.
    var dayLeads: Set<String>
    /// Words before weather that is not there.
    var unreal: Set<String>
    var falling: Set<String>
    var hair: Set<String>
    /// What nobody does asleep.
    var waking: Set<String>
    /// Verbs that part a name from the noun behind it: “gave Mira the kitten”.
    var giving: Set<String>
    /// Things in the sky.
    var aloft: Set<String>

    func isFunctionWord(_ word: String) -> Bool {
        openers.contains(word) || enders.contains(word) || unclear.contains(word) || dangling.contains(word)
    }
}
