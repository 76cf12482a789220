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
    /// What is known about characters that the text names.
    package var cast: [CharacterFacts]
    /// How pages are divided into panels; nil for one picture a page.
    package var comic: ComicPage?
    /// The passages of a story with choices.
    package var passages: [Passage] = []
    /// A user's drawings, whose nouns the built-in planner knows.
    package var art = ArtFolder.none
    /// The present plan, if only those of its pages are to be planned that ``StoryPlan/standIns`` names as requested.
    package var present: StoryPlan?

    package init(
        title: String, sentences: [Sentence], language: String, audience: Audience, theme: Theme? = nil,
        pages: Int? = nil, cast: [CharacterFacts] = []
    ) {
        self.title = title
        self.sentences = sentences
        self.language = language
        self.audience = audience
        self.theme = theme
        self.pages = pages
        self.cast = cast
    }
}

extension PlanRequest {
    /// The same for a part of the story. Its sentences are counted from 1.
    func limited(to part: ArraySlice<Sentence>) -> PlanRequest {
        var request = self
        request.sentences = part.enumerated().map { index, sentence in
            Sentence(
                number: index + 1, text: sentence.text, opensParagraph: sentence.opensParagraph,
                opensLine: sentence.opensLine, followsDirectly: sentence.followsDirectly)
        }
        request.pages = nil
        return request
    }
}
