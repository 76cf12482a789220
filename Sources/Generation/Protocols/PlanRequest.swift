package import Domain

/// A story to be planned, as sentences.
package struct PlanRequest: Sendable {
    package var title: String
    package var sentences: [Sentence]
    package var language: String
    package var audience: Audience
    /// If nil, the planner chooses.
    package var theme: Theme?
    /// The wanted number of pages; if nil, the audience's words per page decide.
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
