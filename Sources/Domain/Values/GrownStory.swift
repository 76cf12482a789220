/// A story that a growing collection is to have.
package struct GrownStory: Hashable, Codable, Sendable {
    package var title: String
    package var hero: String
    /// The goal in the pipeline's own words: `courage`, `moving house`.
    package var goal: String
    package var theme: Theme
    package var lesson: String
    /// The topic, as a noun phrase.
    package var about: String
    /// Whether a run has come to it.
    package var isMade = false

    private enum CodingKeys: CodingKey {
        case title, hero, goal, theme, lesson, about
    }

    package init(title: String, hero: String, goal: String, theme: Theme, lesson: String, about: String) {
        self.title = title
        self.hero = hero
        self.goal = goal
        self.theme = theme
        self.lesson = lesson
        self.about = about
    }

    /// A story with another slug is another story.
    package var slug: Slug { Slug(title: title) }
}
