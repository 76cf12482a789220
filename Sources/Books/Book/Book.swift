package import Domain
package import SystemPackage

/// What goes into a book: one story, or all stories of a collection in order.
package struct Book: Sendable {
    /// A name-based UUID. It never changes for the same collection and story.
    var identifier: String
    /// Slug of the collection.
    var slug: Slug
    var title: String
    /// BCP 47.
    var language: String
    var authors: [String]
    /// Title of the collection that a story's book belongs to; nil for the collection's own book.
    var collectionTitle: String?
    var audience: Audience
    /// The style that its pictures were requested in, such as “soft watercolour”; may be empty.
    var style = ""
    /// Seconds since 1970; becomes `dcterms:modified` and the dates inside the archive.
    var modified: Int
    package var stories: [BookStory]
    /// What the pipeline says of its books.
    var details = BookDetails()
}

extension Book {
    /// If `isWholeCollection`, `stories` are all stories of the collection. Otherwise it is the one story with this
    /// title.
    package init(
        identifier: String, of collection: CollectionFacts, title: String, isWholeCollection: Bool, modified: Int,
        stories: [BookStory]
    ) {
        let details = collection.book
        let authors = details.author.map { [$0] } ?? stories.compactMap(\.details.author)
        self.init(
            identifier: identifier, slug: collection.slug,
            title: isWholeCollection ? details.title ?? title : title, language: collection.language,
            authors: authors.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
            collectionTitle: isWholeCollection ? nil : details.title ?? collection.title, audience: collection.audience,
            style: collection.style, modified: modified, stories: stories, details: details)
    }
}

package struct BookStory: Sendable {
    var slug: Slug
    var title: String
    var details: StoryDetails
    /// In the plan's order.
    var cast: [StoryCharacter]
    /// The theme of its plan.
    var theme: Theme
    package var tier = Tier.free
    /// In order. A story without pages is in no book.
    package var pages: [BookPage]

    /// Names of the cast.
    var characters: [String] { cast.map(\.name) }
}

extension BookStory {
    package init(
        slug: Slug, title: String, details: StoryDetails, cast: [StoryCharacter], theme: Theme, pages: [BookPage]
    ) {
        self.init(
            slug: slug, title: title, details: details, cast: cast, theme: theme, tier: .free, pages: pages)
    }
}

package struct BookPage: Sendable {
    var number: Int
    /// Paragraphs separated by a blank line.
    var text: String
    /// How many of its first paragraphs are headings, such as that of a chapter.
    var headings: Int
    /// In order: one for a picture book, several for a comic, none on a page of words alone.
    package var pictures: [BookPicture]
    /// What a reader can choose at its end.
    var choices: [PageChoice]
    /// The choices as the format shows them, see ``Book/withChoices(for:)``.
    var shownChoices: [ShownChoice] = []

    package init(
        number: Int, text: String, headings: Int = 0, choices: [PageChoice] = [], pictures: [BookPicture]
    ) {
        self.number = number
        self.text = text
        self.headings = headings
        self.choices = choices
        self.pictures = pictures
    }
}

package struct BookPicture: Sendable {
    package var file: FilePath
    /// Lower-case hexadecimal SHA-256 of the file. Equal pictures are packed once.
    package var digest: String
    package var format: PictureFormat
    /// Size of its pixels as stored in the file.
    package var size: PixelSize
    /// Whether its EXIF data turns it by a quarter when it is shown, as browsers and EPUB readers do.
    package var isOnItsSide = false
    var alt: String
    package var provenance: Provenance
    /// The backend that made it, by its name in the pipeline.
    package var backend = "stub"
    package var priority = PagePriority.medium
    /// Of a panel of a comic; nil for the picture of a page.
    package var panel: BookPanel?
}

/// A panel of a comic.
package struct BookPanel: Sendable {
    var place: PanelPlace
    /// Its part of the page's text.
    var words: String
    /// Whether it goes on with the paragraph of the panel before it.
    var continues: Bool
    /// The only character in the picture, as an index into the story's cast; nil if there are several, or none.
    var character: Int?
    /// Where characters are in the picture, by their index in the story's cast, as far as that is known.
    package var figures: [Int: FigureArea] = [:]
    /// Its words as balloons and narrator boxes.
    var pieces: [ComicWords.Piece] = []

    package init(place: PanelPlace, words: String, continues: Bool = false, character: Int?) {
        self.place = place
        self.words = words
        self.continues = continues
        self.character = character
    }
}

extension BookPicture {
    package init(
        file: FilePath, digest: String, format: PictureFormat, size: PixelSize, alt: String, provenance: Provenance
    ) {
        self.init(
            file: file, digest: digest, format: format, size: size, isOnItsSide: false, alt: alt, provenance: provenance
        )
    }
}
