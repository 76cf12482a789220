package import Domain

/// Counts of changes: of a collection's facts, and of each listed story's text, pages and pictures.
package struct CollectionRevisions: Sendable {
    private let own: Int
    private let inOrder: String
    private let byStory: [StoryID: Int]

    init(own: Int, stories: [(id: StoryID, revision: Int)]) {
        self.own = own
        inOrder = stories.map { "\($0.id.value).\($0.revision)" }.joined(separator: ",")
        byStory = Dictionary(uniqueKeysWithValues: stories.map { ($0.id, $0.revision) })
    }

    /// A text that changes whenever the book of a story would change; of the whole collection, in its order, for nil.
    package func mark(of story: StoryID?) -> String {
        guard let story else { return "\(own):\(inOrder)" }
        return "\(own):\(story.value).\(byStory[story] ?? 0)"
    }
}
