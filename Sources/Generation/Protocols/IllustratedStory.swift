package import Domain

/// What an illustrator knows of a story. It is the same for all pages, so that they look alike.
package struct IllustratedStory: Sendable {
    package var theme: Theme
    /// The whole cast in the plan's order, so that figures keep their appearance and size.
    package var characters: [StoryCharacter]
    package var pageCount: Int
    /// For seeds that must be the same on every page of one story and differ between stories.
    package var seed: UInt64
    /// The language of its texts, as a tag.
    package var language: String
    /// The collection's `style:`.
    package var style: String
    /// The collection's `art:`.
    package var art = ArtFolder.none

    package init(
        theme: Theme, characters: [StoryCharacter], pageCount: Int, seed: UInt64, language: String = "en",
        style: String = ""
    ) {
        self.theme = theme
        self.characters = characters
        self.pageCount = pageCount
        self.seed = seed
        self.language = language
        self.style = style
    }
}
