import Domain
import LibraryStore

/// Updates the priorities of pending pages if what they were computed from has changed. If nothing has changed, it
/// reads no page's text.
struct RankPages {
    let library: Library

    func callAsFunction(_ collections: [(id: CollectionID, ranker: PageRanker)]) async throws {
        var rankings: [(story: StoryID, ranking: StoryRanking)] = []
        for (collection, ranker) in collections {
            for story in try await library.panels.pendingStories(of: collection)
            where story.bases != [ranker.basis(of: story.slug)] {
                let texts = try await library.panels.pageTexts(of: story.id)
                rankings.append((story.id, ranker.ranking(of: story.slug, pages: texts)))
            }
        }
        try await library.panels.rank(rankings)
    }
}
