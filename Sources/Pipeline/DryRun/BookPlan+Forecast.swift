import Domain
import LibraryStore
import SystemPackage

extension BookPlan {
    /// The books that would be written after all panels of the run are drawn. In each story of `changed`, a panel would
    /// show another picture. `missing` counts the panels of each story that the run would draw and that are not ready
    /// now.
    func forecast(
        _ formats: [ExportFormat], of facts: CollectionFacts, _ collection: CollectionID, in library: Library,
        changed: Set<StoryID>, missing: [StoryID: Int]
    ) async throws -> [FilePath] {
        guard !formats.isEmpty else { return [] }
        let stored = try await storedBooks(of: collection, in: library)
        let counts = try await library.panels.panelCountsByStory(in: collection)
        let revisions = try await library.collections.revisions(of: collection)
        let stories = try await library.collections.stories(of: collection)
        let listed = stories.filter { $0.position != nil }
        func becomesReady(_ story: StoredStory) -> Bool {
            guard story.isPlanned, let panels = counts[story.id] else { return false }
            let wanting = panels.filter { $0.key != .ready }.values.reduce(0, +)
            return wanting == missing[story.id, default: 0]
        }
        var books: [FilePath] = []
        for item in items(formats, of: facts, stories: stories) {
            let content = item.story.map { [$0] } ?? listed
            guard !content.isEmpty, content.allSatisfy(becomesReady) else { continue }
            if !content.contains(where: { changed.contains($0.id) }), let bundle = stored[item.path.string],
                try isCurrent(bundle, item, revisions, in: library)
            {
                continue
            }
            books.append(library.root.pushing(item.path))
        }
        return books
    }
}
