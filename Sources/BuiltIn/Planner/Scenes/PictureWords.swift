import Domain

/// What the planner holds to be worth drawing, and which things belong where; part of ``PlannerWords``.
package struct PictureWords: Codable, Sendable {
    /// Base forms of verbs that do something to something: `eat`, `give`.
    package var deeds: Set<String>
    /// Of catching sight of something.
    package var sights: Set<String>
    /// Of coming to a place.
    package var arrivals: Set<String>
    /// Of what goes on all the time: `stand`, `nod`.
    package var routine: Set<String>
    /// What makes a routine of any verb: “took a deep breath”.
    package var idleObjects: Set<String>
    /// Words before a verb that tell a surprise.
    package var surprises: Set<String>
    /// Base forms of verbs after which the thing is no more.
    package var consuming: Set<String>
    /// Base forms of verbs by which a thing goes to somebody else.
    package var givingAway: Set<String>
    /// By the noun of a thing, the only ``Setting``s where it can stand.
    package var places: [String: Set<String>]
    /// Small creatures that are no ``PlannerWords/kinds``.
    package var creatures: Set<String>
    /// Words before which a thing is far from the scene: “high above them the great lamp”.
    package var distances: Set<String>
    package var weights: Weights

    /// What counts how much in the choice of a page's moment.
    package struct Weights: Codable, Sendable {
        package var vividness: Int
        package var complement: Int
        package var taking: Int
        /// For each of those who act.
        package var company: Int
        package var deed: Int
        /// Something is named that can be drawn.
        package var drawable: Int
        /// The thing is no more.
        package var result: Int
        package var sight: Int
        package var arrival: Int
        package var surprise: Int
        package var speech: Int
        package var routine: Int
        /// On a story's last page, for each event behind the first.
        package var ending: Int
    }
}
