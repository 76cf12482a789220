import Domain

/// What the planner holds to be worth drawing, and which things belong where; part of ``PlannerWords``.
struct PictureWords: Codable, Sendable {
    /// Base forms of verbs that do something to something: `eat`, `give`.
    var deeds: Set<String>
    /// Of catching sight of something.
    var sights: Set<String>
    /// Of coming to a place.
    var arrivals: Set<String>
    /// Of what goes on all the time: `stand`, `nod`.
    var routine: Set<String>
    /// What makes a routine of any verb: “took a deep breath”.
    var idleObjects: Set<String>
    /// Words before a verb that tell a surprise.
    var surprises: Set<String>
    /// Base forms of verbs after which the thing is no more.
    var consuming: Set<String>
    /// Base forms of verbs by which a thing goes to somebody else.
    var givingAway: Set<String>
    /// By the noun of a thing, the only ``Setting``s where it can stand.
    var places: [String: Set<String>]
    /// Small creatures that are no ``PlannerWords/kinds``.
    var creatures: Set<String>
    /// Words before which a thing is far from the scene: “high above them the great lamp”.
    var distances: Set<String>
    var weights: Weights

    /// What counts how much in the choice of a page's moment.
    struct Weights: Codable, Sendable {
        var vividness: Int
        var complement: Int
        var taking: Int
        /// For each of those who act.
        var company: Int
        var deed: Int
        /// Something is named that can be drawn.
        var drawable: Int
        /// The thing is no more.
        var result: Int
        var sight: Int
        var arrival: Int
        var surprise: Int
        var speech: Int
        var routine: Int
        /// On a story's last page, for each event behind the first.
        var ending: Int
    }
}
