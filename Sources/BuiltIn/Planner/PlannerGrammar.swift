/// The small words by which the planner tells who does what where; part of ``PlannerWords``.
package struct PlannerGrammar: Codable, Sendable {
    /// Forms that a subject can stand before, besides the actions and the verbs of speech.
    package var verbs: Set<String>
    package var determiners: Set<String>
    package var adverbs: Set<String>
    package var pronouns: Set<String>
    package var subjects: Set<String>
    /// Pronouns with which a verb keeps its base form.
    package var baseFormSubjects: Set<String>
    package var possessives: Set<String>
    /// Words with which what stands behind a verb may begin.
    package var openers: Set<String>
    /// Words before which it ends.
    package var enders: Set<String>
    /// Words that mean nothing without the sentence before.
    package var unclear: Set<String>
    /// Prepositions, which cannot stand last.
    package var dangling: Set<String>
    /// Determiners and what tells how many, which cannot stand last either.
    package var danglingDeterminers: Set<String>
    /// Words that can stand behind a verb alone.
    package var directions: Set<String>
    /// Words before a verb that undo it.
    package var denials: Set<String>
    package var copulas: Set<String>
    /// Verbs before an infinitive that happens.
    package var beginnings: Set<String>
    package var participleLeads: Set<String>
    /// Words between a subject and its verb, or between two verbs of one subject.
    package var predicateLeads: Set<String>
    /// Verbs that stand before their subject: “down the hill ran Mira”.
    package var invertedVerbs: Set<String>
    package var invertedLeads: Set<String>
    package var namings: Set<String>
    /// Words before a name that make it a place.
    package var placeLeads: Set<String>
    /// Prepositions of being in a place; then of coming near, of passing by, of being elsewhere.
    package var inside: Set<String>
    package var near: Set<String>
    package var passing: Set<String>
    package var away: Set<String>
    /// Parts of a place: “the edge of the forest”.
    package var parts: Set<String>
    /// Verbs of looking at a place from afar.
    package var looking: Set<String>
    /// Words before a time of day that is not now; then those two words before.
    package var timeless: Set<String>
    package var timelessTwoBefore: Set<String>
    /// Words before a darkness that may be a place's and not the hour's: “too dark to see”.
    package var faint: Set<String>
    /// What the sun does by day, and what it does in the evening.
    package var sunrise: Set<String>
    package var sunset: Set<String>
    /// Words before a day of the week that has come.
    package var dayLeads: Set<String>
    /// Words before weather that is not there.
    package var unreal: Set<String>
    package var falling: Set<String>
    package var hair: Set<String>
    /// What nobody does asleep.
    package var waking: Set<String>
    /// Verbs that part a name from the noun behind it: “gave Mira the kitten”.
    package var giving: Set<String>
    /// Things in the sky.
    package var aloft: Set<String>

    func isFunctionWord(_ word: String) -> Bool {
        openers.contains(word) || enders.contains(word) || unclear.contains(word) || dangling.contains(word)
    }
}
