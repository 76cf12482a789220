/// The plan of a story: its characters, and for each page its sentences and panels.
///
/// The plan does not contain story text. Pages refer to ranges of the story's numbered sentences (``SentenceRange``),
/// so that pages have the exact text, whichever planner is used.
package struct StoryPlan: Hashable, Codable, Sendable {
    package var theme: Theme
    package var characters: [StoryCharacter]
    package var pages: [PageSpec]
    /// The parts that the built-in planner made in place of a language model. Not part of the JSON.
    package var standIns: [TextStandIn] = []

    private enum CodingKeys: CodingKey {
        case theme, characters, pages
    }

    package init(
        theme: Theme, characters: [StoryCharacter], pages: [PageSpec], standIns: [TextStandIn] = []
    ) {
        self.theme = theme
        self.characters = characters
        self.pages = pages
        self.standIns = standIns
    }
}
