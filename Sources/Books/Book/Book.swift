package import Domain
package import SystemPackage

/// What goes into a book: one story, or all stories of a collection in order.
package struct Book: Sendable {
    /// A name-based UUID, the same for the same collection and story for ever.
    var identifier: String
    /// Of the collection.
    var slug: Slug
    var title: String
    /// BCP 47.
    var language: String
    var authors: [String]
    /// The collection a story's book belongs to; nil for the collection's own book.
    var collectionTitle: String?
    var audience: Audience
    /// In which its pictures were asked for, such as “soft watercolour”; may be empty.
    var style: String
    /// Seconds since 1970; becomes `dcterms:modified` and the dates inside the archive.
    var modified: Int
    package var stories: [BookStory]

    package init(
        identifier: String, slug: Slug, title: String, language: String, authors: [String], collectionTitle: String?,
        audience: Audience, style: String = "", modified: Int, stories: [BookStory]
    ) {
        self.identifier = identifier
        self.slug = slug
        self.title = title
        self.language = language
        self.authors = authors
        self.collectionTitle = collectionTitle
        self.audience = audience
        self.style = style
        self.modified = modified
        self.stories = stories
    }
}

package struct BookStory: Sendable {
    var slug: Slug
    var title: String
    var author: String?
    /// Names of the cast, in the plan's order.
    var characters: [String]
    var theme: Theme
    var tier: Tier
    /// In order. A story without any is in no book.
    package var pages: [BookPage]

    package init(
        slug: Slug, title: String, author: String?, characters: [String], theme: Theme, tier: Tier = .free,
        pages: [BookPage]
    ) {
        self.slug = slug
        self.title = title
        self.author = author
        self.characters = characters
        self.theme = theme
        self.tier = tier
        self.pages = pages
    }
}

package struct BookPage: Sendable {
    var number: Int
    /// Paragraphs parted by a blank line.
    var text: String
    /// In order: one for a picture book, several for a comic, none on a page of words alone. Such a page stands in books
    /// for reading; comic archives have nothing of it, and bundles for apps are not made with it.
    package var pictures: [BookPicture]

    package init(number: Int, text: String, pictures: [BookPicture]) {
        self.number = number
        self.text = text
        self.pictures = pictures
    }
}

package struct BookPicture: Sendable {
    package var file: FilePath
    /// Lower-case hexadecimal SHA-256 of the file; equal pictures are packed once.
    package var digest: String
    package var format: PictureFormat
    /// Of its pixels as they lie in the file.
    package var size: PixelSize
    /// Whether its EXIF says that it is shown turned by a quarter, as browsers and readers of EPUB do.
    var isOnItsSide: Bool
    var alt: String
    package var provenance: Provenance
    /// The backend that made it, as the pipeline names it.
    var backend: String
    var priority: PagePriority

    package init(
        file: FilePath, digest: String, format: PictureFormat, size: PixelSize, isOnItsSide: Bool = false, alt: String,
        provenance: Provenance, backend: String = "stub", priority: PagePriority = .medium
    ) {
        self.file = file
        self.digest = digest
        self.format = format
        self.size = size
        self.isOnItsSide = isOnItsSide
        self.alt = alt
        self.provenance = provenance
        self.backend = backend
        self.priority = priority
    }
}
