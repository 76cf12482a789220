/// A planned story: who is in it, and page by page which sentences stand there and what is drawn.
///
/// Story text is not in the plan. Pages name ranges of the story's numbered sentences (``SentenceRange``), so
/// the text reaches the pages word for word whoever planned them.
package struct StoryPlan: Hashable, Codable, Sendable {
    package var theme: Theme
    package var characters: [StoryCharacter]
    package var pages: [PageSpec]

    package init(theme: Theme, characters: [StoryCharacter], pages: [PageSpec]) {
        self.theme = theme
        self.characters = characters
        self.pages = pages
    }
}
