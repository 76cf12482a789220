package import Domain

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
