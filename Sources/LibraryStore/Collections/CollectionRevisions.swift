package import Domain

/// Change counts: of a collection's facts, and of each listed story's text, pages and pictures.
package struct CollectionRevisions: Sendable {
    private let own: Int
    private let inOrder: String
    private let byStory: [StoryID: Int]

    init(own: Int, stories: [(id: StoryID, revision: Int)]) {
        self.own = own
        inOrder = stories.map { "\($0.id.value).\($0.revision)" }.joined(separator: ",")
        byStory = Dictionary(uniqueKeysWithValues: stories.map { ($0.id, $0.revision) })
    }

    /// A text that changes whenever the book of the story would change. With nil: whenever the book of the whole
    /// collection would change, including the order of its stories.
    package func mark(of story: StoryID?) -> String {
        guard let story else { return "\(own):\(inOrder)" }
        return "\(own):\(story.value).\(byStory[story] ?? 0)"
    }
}
