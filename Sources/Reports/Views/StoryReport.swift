package import Domain
package import LibraryStore

/// One story and how each of its pages stands.
package struct StoryReport: Sendable {
    var collection: Slug
    var collectionTitle: String
    var slug: Slug
    var title: String
    /// BCP 47.
    var language: String
    var textBackend: String?
    /// Whether it has a plan; it may still have the pages of one before.
    var isPlanned = true
    var pages: [PageReport]
}

extension StoryReport {
    package init(_ story: StoredStory, in collection: CollectionFacts, pages: [PageReport]) {
        self.init(
            collection: collection.slug, collectionTitle: collection.title, slug: story.slug, title: story.title,
            language: collection.language, textBackend: story.plannedBy, isPlanned: story.isPlanned, pages: pages)
    }
}
