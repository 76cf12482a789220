/// The facts of a whole collection, from its pipeline.
package struct CollectionFacts: Hashable, Sendable {
    package var slug: Slug
    package var title: String
    /// BCP 47.
    package var language: String
    package var audience: Audience
    package var style: String
    package var book: BookDetails

    package init(
        slug: Slug, title: String, language: String, audience: Audience, style: String,
        book: BookDetails = BookDetails()
    ) {
        self.slug = slug
        self.title = title
        self.language = language
        self.audience = audience
        self.style = style
        self.book = book
    }
}
