/// A story as it is named in commands.
package struct StoryName: Hashable, Sendable {
    package var collection: Slug
    package var story: Slug
    package var title: String

    package init(collection: Slug, story: Slug, title: String) {
        self.collection = collection
        self.story = story
        self.title = title
    }

    /// `small-tales/boat`
    package var path: String { "\(collection)/\(story)" }
}
