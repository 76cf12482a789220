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
    package var path: String { number == 1 ? "\(story.path)/\(page)" : "\(story.path)/\(page)/\(number)" }
}
