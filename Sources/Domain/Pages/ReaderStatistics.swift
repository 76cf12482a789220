/// What readers did with the stories of a collection, as an app or a site counted it.
package struct ReaderStatistics: Hashable, Sendable {
    /// By the story's name, as it was written; the collection need not have such a story.
    package private(set) var stories: [String: StoryReaders] = [:]

    package init() {}

    package mutating func add(_ readers: PageReaders, to page: Int, of story: String) {
        stories[story, default: .unknown].add(readers, to: page)
    }

    /// What is said of these stories alone.
    package func limited(to names: [Slug]) -> ReaderStatistics {
        let wanted = Set(names.map(\.text))
        var limited = ReaderStatistics()
        limited.stories = stories.filter { wanted.contains($0.key) }
        return limited
    }

    package func readers(of story: Slug) -> StoryReaders {
        stories[story.text] ?? .unknown
    }
}
