package import Domain
package import PageSpecs

/// Writes stories and plans their pages: a language model behind prompts, or the built-in grammar and planner.
package protocol TextGenerator: Sendable {
    /// The name under which the pipeline lists it.
    var name: String { get }

    /// What it is and whether it can be used now. Asked once, before a stage begins.
    func availability() async -> Availability

    /// What its plans lack in a language, for people; nil where they lack nothing.
    func shortcoming(in language: String) -> String?

    /// Writes a story in `language` (BCP 47).
    func write(_ parameters: StoryParameters, language: String) async throws -> StoryText

    /// Plans the pages of a story. The reply is validated by the caller.
    func plan(_ request: PlanRequest) async throws -> StoryPlan
}

extension TextGenerator {
    package func shortcoming(in language: String) -> String? { nil }
}

/// A story to be planned, cut into sentences.
package struct PlanRequest: Sendable {
    package var title: String
    package var sentences: [Sentence]
    package var language: String
    package var audience: Audience
    /// Nil leaves the choice to the planner.
    package var theme: Theme?
    /// How many pages are wanted; nil lets the audience's words a page decide.
    package var pages: Int?

    package init(
        title: String, sentences: [Sentence], language: String, audience: Audience, theme: Theme? = nil,
        pages: Int? = nil
    ) {
        self.title = title
        self.sentences = sentences
        self.language = language
        self.audience = audience
        self.theme = theme
        self.pages = pages
    }
}
