/// Reader statistics of a collection's stories, counted by an app or a website.
package struct ReaderStatistics: Hashable, Sendable {
    /// By the story's name in the statistics file. The collection may have no such story.
    package private(set) var stories: [String: StoryReaders] = [:]

    package init() {}

    package mutating func add(_ readers: PageReaders, to page: Int, of story: String) {
        stories[story, default: .unknown].add(readers, to: page)
    }

    /// The statistics of these stories only.
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
