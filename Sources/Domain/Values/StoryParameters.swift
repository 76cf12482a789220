/// The input for writing a story, if the pipeline gives no text.
package struct StoryParameters: Hashable, Codable, Sendable {
    package static let ageLimits = 2...10
    package static let pageLimits = 4...40
    /// The languages of the built-in writer, which has plots in them.
    package static let builtInLanguages = ["de", "en", "es"]

    package var hero: String
    /// The kind of hero, for example `child` or `fox`; nil lets the writer choose.
    package var kind: String?
    /// What the cast says about the hero; nil if it says nothing.
    package var facts: CharacterFacts?
    /// The listener's age in years.
    package var age: Int
    package var theme: Theme
    /// The topic, as a noun phrase: “a lantern afraid of the dark”.
    package var about: String?
    package var lesson: String?
    package var pages: Int
    package var seed: UInt64
    /// The shape of a story with choices; nil for other stories.
    package var branching: Branching?

    package init(
        hero: String, kind: String? = nil, facts: CharacterFacts? = nil, age: Int = 5, theme: Theme = .friendship,
        about: String? = nil, lesson: String? = nil, pages: Int = 8, seed: UInt64 = 1, branching: Branching? = nil
    ) {
        self.hero = hero
        self.kind = kind
        self.facts = facts
        self.age = age
        self.theme = theme
        self.about = about
        self.lesson = lesson
        self.pages = pages
        self.seed = seed
        self.branching = branching
    }
}
