package import Domain
package import LibraryStore

/// One story and the state of each of its pages.
package struct StoryReport: Sendable {
    var collection: Slug
    var collectionTitle: String
    var slug: Slug
    var title: String
    /// A BCP 47 language tag.
    var language: String
    var textBackend: String?
    /// Whether the story has a plan. Without one it may still have the pages of an earlier plan.
    var isPlanned = true
    /// What the built-in generators made of it in place of language models.
    var standIns: [TextStandIn] = []
    var pages: [PageReport]
}

extension StoryReport {
    package init(_ story: StoredStory, in collection: CollectionFacts, pages: [PageReport]) {
        self.init(
            collection: collection.slug, collectionTitle: collection.title, slug: story.slug, title: story.title,
            language: collection.language, textBackend: story.plannedBy, isPlanned: story.isPlanned,
            standIns: story.standIns, pages: pages)
    }
}
