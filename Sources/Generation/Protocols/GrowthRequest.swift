package import Domain

/// The stories that a growing collection is still to have, for a language model to plan.
package struct GrowthRequest: Sendable {
    /// The maximum number of stories that are planned at a time.
    package static let most = 12

    /// Its title.
    package var collection: String
    /// BCP 47.
    package var language: String
    package var audience: Audience
    /// Names, each possibly with a kind: `Tom the mole`. Never empty.
    package var heroes: [String]
    /// Each in the words of the pipeline, with its theme. Never empty.
    package var goals: [(goal: String, theme: Theme)]
    /// The stories of the plan so far.
    package var known: [GrownStory]
    /// How many are to be planned, at most ``most``.
    package var count: Int

    package init(
        collection: String, language: String, audience: Audience, heroes: [String],
        goals: [(goal: String, theme: Theme)], known: [GrownStory], count: Int
    ) {
        self.collection = collection
        self.language = language
        self.audience = audience
        self.heroes = heroes
        self.goals = goals
        self.known = known
        self.count = count
    }
}
