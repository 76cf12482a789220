/// The words by which the planner tells what a sentence shows from what it only speaks of; part of ``PlannerWords``.
package struct SightWords: Codable, Sendable {
    /// Words that begin another clause.
    package var conjunctions: Set<String>
    /// Of these, those that end what was told of another time or of somebody's thoughts.
    package var breaks: Set<String>
    /// Words that begin a supposition: `if`.
    package var suppositions: Set<String>
    /// Verbs that begin a question.
    package var auxiliaries: Set<String>
    package var askers: Set<String>
    /// Participles that end neither in `ed` nor in `en`.
    package var participles: Set<String>
    /// Between `had` and a participle: what happened shows still.
    package var still: Set<String>
    /// Participles that with “to” tell where somebody is now: “they had got to a bucket”.
    package var arriving: Set<String>
    /// Verbs of thinking, in all forms: what follows is in somebody's head.
    package var opinions: Set<String>
    /// Words behind them that tell how long or hard somebody thinks.
    package var musing: Set<String>
    /// Words behind a verb of speech that make what follows a report.
    package var reports: Set<String>
    /// Words before somebody who is only compared or denied.
    package var absences: Set<String>
    /// Words before `of` with which somebody is there: `in front of`, `the voice of`.
    package var partsOf: Set<String>
    /// Words some way before `about` that make it one of talk.
    package var tales: Set<String>
    /// Verbs before `for` somebody who is not there.
    package var seeking: Set<String>
    /// What comes from or goes to somebody elsewhere.
    package var parcels: Set<String>
    /// Verbs of perceiving; denied, they show nothing.
    package var perceptions: Set<String>
    /// Words behind `was` that tell that somebody is not there.
    package var gone: Set<String>
    /// Words behind `was not` that tell the same: `there`, `seen`.
    package var presence: Set<String>
    /// What is seen of somebody who is there: “the fox's eyes”.
    package var bodyParts: Set<String>
    /// Nouns that a thing before them only describes: `the rock pool`.
    package var heads: Set<String>
    /// Words before `it` that make it a living thing.
    package var animate: Set<String>
}
