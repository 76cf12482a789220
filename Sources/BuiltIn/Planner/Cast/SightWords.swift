/// The words with which the planner separates what a sentence shows from what it only mentions; part of
/// ``PlannerWords``.
struct SightWords: Codable, Sendable {
    /// Words with which someone is spoken to: `you`.
    var addresses: Set<String>
    /// Words that begin another clause.
    var conjunctions: Set<String>
    /// The conjunctions that end a clause about another time or about thoughts.
    var breaks: Set<String>
    /// Words that begin a supposition: `if`.
    var suppositions: Set<String>
    /// Verbs that begin a question.
    var auxiliaries: Set<String>
    var askers: Set<String>
    /// Participles that do not end in `ed` or `en`.
    var participles: Set<String>
    /// What is said on parting: `goodbye`.
    var partings: Set<String>
    /// Words between `had` and a participle that make the event visible.
    var still: Set<String>
    /// Participles that with “to” say where a character is now: “they had got to a bucket”.
    var arriving: Set<String>
    /// Verbs of thinking, in all forms. What follows is only in a character's mind.
    var opinions: Set<String>
    /// Words after a verb of thinking that say how long or how hard.
    var musing: Set<String>
    /// Words after a verb of speech that begin indirect speech.
    var reports: Set<String>
    /// Words before a character that is only compared or denied.
    var absences: Set<String>
    /// Words before `of` and a character that is present: `in front of`, `the voice of`.
    var partsOf: Set<String>
    /// Words of telling and thinking, up to 4 words before `about` or `of`. What follows is only a subject of talk.
    var tales: Set<String>
    /// Verbs before `for` and a character that is absent.
    var seeking: Set<String>
    /// Words before “of” for several of a thing: “a tower of blocks”.
    var heaps: Set<String>
    /// Words for what comes from or goes to an absent character.
    var parcels: Set<String>
    /// Verbs of perception. When negated, they show nothing.
    var perceptions: Set<String>
    /// Words after `was` that say that a character is absent.
    var gone: Set<String>
    /// Words after `was not` that say that a character is absent: `there`, `seen`.
    var presence: Set<String>
    /// Visible parts of a character that is present: “the fox's eyes”.
    var bodyParts: Set<String>
    /// Nouns after a thing that only describes them: `the rock pool`.
    var heads: Set<String>
    /// Words before `it` that mean a living thing.
    var animate: Set<String>
}
