/// A panel as it is named in commands.
package struct PanelName: Hashable, Sendable {
    package var story: StoryName
    package var page: Int
    /// Counted from 1 on its page.
    package var number: Int

    package init(story: StoryName, page: Int, number: Int) {
        self.story = story
        self.page = page
        self.number = number
    }

    /// `small-tales/boat/3`, and `small-tales/boat/3/2` for the second picture of a page.
    package var path: String { path(inComic: number != 1) }

    /// In a comic, the first picture has its number, too: without it, the name is that of the page.
    package func path(inComic: Bool) -> String {
        inComic ? "\(story.path)/\(page)/\(number)" : "\(story.path)/\(page)"
    }
}

extension PanelSpec {
    /// `boat/3`, and `boat/3/2` for a panel of a comic.
    package func place(inStory story: Slug, page: Int, number: Int) -> String {
        place == nil ? "\(story)/\(page)" : "\(story)/\(page)/\(number)"
    }
}
