/// The plan of a story: its characters, and for each page its sentences and panels.
///
/// The plan does not contain story text. Pages refer to ranges of the story's numbered sentences (``SentenceRange``),
/// so that pages have the exact text, whichever planner is used.
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
