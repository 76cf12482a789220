package import Domain

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
    package var isPlanned = true
    var pages: [PageReport]

    package init(
        collection: Slug, collectionTitle: String, slug: Slug, title: String, language: String, textBackend: String?,
        pages: [PageReport]
    ) {
        self.collection = collection
        self.collectionTitle = collectionTitle
        self.slug = slug
        self.title = title
        self.language = language
        self.textBackend = textBackend
        self.pages = pages
    }
}
