package import Domain
package import LibraryStore
package import Platform

/// What a library has, without times: equal libraries have equal summaries.
package struct LibrarySummary: Sendable {
    /// Nil for a library that is not that of a shard.
    package var shard: Shard?
    package var collections: [Slug]
    /// Listed stories.
    package var stories = 0
    package var panels: [PanelStatus: Int] = [:]
    package var textStandIns = 0
    /// Of everything that decides the books: texts, plans, and the pictures that pages show.
    package var content: SHA256Digest

    /// Without the collections that the library does not have.
    package init(of slugs: [Slug], in library: Library) async throws {
        let known = try await library.collections.all().filter { slugs.contains($0.facts.slug) }
        let ids = known.map(\.id)
        shard = try await library.control.shard()
        collections = known.map(\.facts.slug)
        content = try await library.collections.contentDigest(of: ids)
        panels = try await library.panels.panelCounts(in: ids)
        for id in ids {
            let listed = try await library.collections.stories(of: id).filter { $0.position != nil }
            stories += listed.count
            textStandIns += listed.reduce(0) { $0 + $1.standIns.count }
        }
    }
}
