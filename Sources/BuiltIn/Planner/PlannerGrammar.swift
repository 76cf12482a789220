/// Function words and verb lists with which the planner finds out who does what and where; part of ``PlannerWords``.
struct PlannerGrammar: Codable, Sendable {
    /// Verb forms that may follow a subject, in addition to the actions and the verbs of speech.
    var verbs: Set<String>
    var determiners: Set<String>
    var adverbs: Set<String>
    var pronouns: Set<String>
    var subjects: Set<String>
    /// Pronouns that are followed by a verb in its base form.
    var baseFormSubjects: Set<String>
    var possessives: Set<String>
    /// Words that may begin the complement of a verb.
    var openers: Set<String>
    /// Words that end the complement of a verb; they do not belong to it.
    var enders: Set<String>
    /// Words that are not clear without the sentence before.
    var unclear: Set<String>
    /// Prepositions that must not be the last word of a complement.
    var dangling: Set<String>
    /// Determiners and numbers that must not be the last word of a complement.
    var danglingDeterminers: Set<String>
    /// Words that may be the whole complement of a verb.
    var directions: Set<String>
    /// Words before a verb that negate it.
    var denials: Set<String>
    var copulas: Set<String>
    /// Verbs before an infinitive whose action happens.
    var beginnings: Set<String>
    var participleLeads: Set<String>
    /// Words between a subject and its verb, or between two verbs of one subject.
    var predicateLeads: Set<String>
    /// Verbs that may precede their subject: “down the hill ran Mira”.
    var invertedVerbs: Set<String>
    var invertedLeads: Set<String>
    var namings: Set<String>
    /// Words before a name that make it the name of a place.
    var placeLeads: Set<String>
    /// Prepositions for being in a place. The next three lists: for being near a place, for passing it, and for being
    /// elsewhere.
    var inside: Set<String>
    var near: Set<String>
    var passing: Set<String>
    var away: Set<String>
    /// Parts of a place: “the edge of the forest”.
    var parts: Set<String>
    /// Verbs for looking at a place from a distance.
    var looking: Set<String>
    /// Words before a time of day that is not the present one. The next list: the same, two words before.
    var timeless: Set<String>
    var timelessTwoBefore: Set<String>
    /// Words before a darkness that may belong to the place and not to the time of day: “too dark to see”.
    var faint: Set<String>
    /// Verbs for the sun by day. The next list: in the evening.
    var sunrise: Set<String>
    var sunset: Set<String>
    /// Words before a day of the week that has begun.
    var dayLeads: Set<String>
    /// Words before weather that the scene does not have.
    var unreal: Set<String>
    var falling: Set<String>
    var hair: Set<String>
    /// Base forms of verbs for actions of a character that is awake.
    var waking: Set<String>
    /// Verbs that separate a name from the noun after it: “gave Mira the kitten”.
    var giving: Set<String>
    /// Things in the sky.
    var aloft: Set<String>

    func isFunctionWord(_ word: String) -> Bool {
        openers.contains(word) || enders.contains(word) || unclear.contains(word) || dangling.contains(word)
    }

    /// Whether the word denies what its sentence says.
    func isDenial(_ word: String) -> Bool {
        word.hasSuffix("n't") || denials.contains(word) && word != "to" && word != "been"
    }

    /// Whether no noun follows the word: “her.”, “her the spoon”, not “her spoon”.
    func endsPhrase(at index: Int, in tokens: [PlannerToken]) -> Bool {
        // “The soup on her back.”
        let isBack = index > 0 && index + 1 < tokens.count && tokens[index + 1].lower == "back"
        if isBack, ["on", "behind", "across", "against"].contains(tokens[index - 1].lower) { return false }
        return tokens[index].mark != .none || index + 1 == tokens.count || isFunctionWord(tokens[index + 1].lower)
    }

    /// Whether the word is a pronoun as an object, which is not the subject: “the baker gave her the spoon”.
    func isObjectPronoun(at index: Int, in tokens: [PlannerToken]) -> Bool {
        tokens[index].lower == "him" || tokens[index].lower == "her" && endsPhrase(at: index, in: tokens)
    }
}
