import Digests
import Domain
import MarkupText

/// A book as its manifest tells it. All text is made plain, as in every other kind of book.
extension AppManifest {
    /// Takes a book with printable names, and the sizes of each of its pictures by its digest.
    init(_ book: Book, _ renditions: [String: [RenditionSize: Rendition]]) {
        let language = LanguageTag(book.language)
        format = Self.format
        version = Self.version
        identifier = "urn:uuid:\(book.identifier)"
        title = book.title.singleLine
        collection = Collection(slug: book.slug.text, title: (book.collectionTitle ?? book.title).singleLine)
        authors = book.authors.map(\.singleLine)
        self.language = language.text
        direction = language.direction.rawValue
        audience = Audience(
            youngest: book.audience.ages.lowerBound, oldest: book.audience.ages.upperBound,
            rating: book.audience.rating.rawValue)
        style = book.style.singleLine
        modified = UTCTime(secondsSince1970: book.modified).iso8601
        sizes = Dictionary(
            uniqueKeysWithValues: RenditionSize.allCases.map { ($0.rawValue, Box(width: $0.width, height: $0.height)) })
        stories = book.stories.map { Story($0, of: book.slug, renditions) }
        status = Status(stories.lazy.map(\.status))
    }
}

extension AppManifest.Story {
    fileprivate init(
        _ story: BookStory, of collection: Slug, _ renditions: [String: [RenditionSize: Rendition]]
    ) {
        identifier = "urn:uuid:\(NameBasedUUID(book: collection.text, story.slug.text))"
        slug = story.slug.text
        title = story.title.singleLine
        author = story.author?.singleLine
        theme = story.theme.rawValue
        tier = story.tier.rawValue
        characters = story.characters.map(\.singleLine)
        pages = story.pages.map { AppManifest.Page($0, renditions) }
        status = AppManifest.Status(pages.lazy.map(\.status))
    }
}

extension AppManifest.Page {
    fileprivate init(_ page: BookPage, _ renditions: [String: [RenditionSize: Rendition]]) {
        number = page.number
        text = page.text.plainText
        priority = "\(page.pictures.map(\.priority).min() ?? .optional)"
        pictures = page.pictures.compactMap { picture in
            AppManifest.Sizes(renditions[picture.digest] ?? [:]).map { AppManifest.Picture(picture, $0) }
        }
        status = AppManifest.Status(pictures.lazy.map(\.status))
    }
}

extension AppManifest.Picture {
    fileprivate init(_ picture: BookPicture, _ sizes: AppManifest.Sizes) {
        alt = picture.alt.singleLine
        status = picture.provenance == .placeholder ? .placeholder : .ready
        provenance = picture.provenance.rawValue
        digitalSourceType = picture.provenance.digitalSourceType
        backend = picture.backend.singleLine
        original = picture.digest
        self.sizes = sizes
    }
}

extension AppManifest.Sizes {
    /// Nil where one is not there.
    fileprivate init?(_ renditions: [RenditionSize: Rendition]) {
        guard let thumbnail = renditions[.thumbnail], let low = renditions[.low], let medium = renditions[.medium],
            let high = renditions[.high]
        else { return nil }
        self.init(
            thumbnail: AppManifest.File(thumbnail), low: AppManifest.File(low), medium: AppManifest.File(medium),
            high: AppManifest.File(high))
    }
}

extension AppManifest.File {
    fileprivate init(_ rendition: Rendition) {
        self.init(
            path: rendition.path, sha256: rendition.digest, bytes: rendition.fileSize, width: rendition.width,
            height: rendition.height)
    }
}
