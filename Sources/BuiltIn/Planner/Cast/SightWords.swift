/// The words by which the planner tells what a sentence shows from what it only speaks of; part of ``PlannerWords``.
struct SightWords: Codable, Sendable {
    /// Words that begin another clause.
    var conjunctions: Set<String>
    /// Of these, those that end what was told of another time or of somebody's thoughts.
    var breaks: Set<String>
    /// Words that begin a supposition: `if`.
    var suppositions: Set<String>
    /// Verbs that begin a question.
    var auxiliaries: Set<String>
    var askers: Set<String>
    /// Participles that end neither in `ed` nor in `en`.
    var participles: Set<String>
    /// Between `had` and a participle: what happened shows still.
    var still: Set<String>
    /// Participles that with “to” tell where somebody is now: “they had got to a bucket”.
    var arriving: Set<String>
    /// Verbs of thinking, in all forms: what follows is in somebody's head.
    var opinions: Set<String>
    /// Words behind them that tell how long or hard somebody thinks.
    var musing: Set<String>
    /// Words behind a verb of speech that make what follows a report.
    var reports: Set<String>
    /// Words before somebody who is only compared or denied.
    var absences: Set<String>
    /// Words before `of` with which somebody is there: `in front of`, `the voice of`.
    var partsOf: Set<String>
    /// Words some way before `about` that make it one of talk.
    var tales: Set<String>
    /// Verbs before `for` somebody who is not there.
    var seeking: Set<String>
    /// What comes from or goes to somebody elsewhere.
    var parcels: Set<String>
    /// Verbs of perceiving; denied, they show nothing.
    var perceptions: Set<String>
    /// Words behind `was` that tell that somebody is not there.
    var gone: Set<String>
    /// Words behind `was not` that tell the same: `there`, `seen`.
    var presence: Set<String>
    /// What is seen of somebody who is there: “the fox's eyes”.
    var bodyParts: Set<String>
    /// Nouns that a thing before them only describes: `the rock pool`.
    var heads: Set<String>
    /// Words before `it` that make it a living thing.
    var animate: Set<String>
}
