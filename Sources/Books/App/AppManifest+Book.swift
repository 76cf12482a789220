import Domain
import Media
import Platform

/// Makes the manifest of a book. All text is made plain, as in every other format.
extension AppManifest {
    /// Expects a book that is ready for this format.
    init(_ book: Book, _ renditions: BookRenditions) throws(BookError) {
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
        stories = try book.stories.map { story throws(BookError) in try Story(story, of: book.slug, renditions) }
        status = Status(stories.lazy.map(\.status))
    }
}

extension AppManifest.Story {
    fileprivate init(_ story: BookStory, of collection: Slug, _ renditions: BookRenditions) throws(BookError) {
        identifier = "urn:uuid:\(NameBasedUUID(book: collection.text, story.slug.text))"
        slug = story.slug.text
        title = story.title.singleLine
        author = story.details.author?.singleLine
        theme = story.theme.rawValue
        tier = story.tier.rawValue
        characters = story.characters.map(\.singleLine)
        pages = try story.pages.map { page throws(BookError) in try AppManifest.Page(page, of: story, renditions) }
        status = AppManifest.Status(pages.lazy.map(\.status))
    }
}

extension AppManifest.Page {
    fileprivate init(_ page: BookPage, of story: BookStory, _ renditions: BookRenditions) throws(BookError) {
        number = page.number
        text = page.text.plainText
        heading = PageText(page).heading?.plainText
        let choices = page.shownChoices.map {
            Choice(text: $0.text.singleLine, page: story.pages[$0.page].number)
        }
        self.choices = choices.isEmpty ? nil : choices
        priority = "\(page.pictures.map(\.priority).min() ?? .optional)"
        pictures = try page.pictures.map { picture throws(BookError) in
            try AppManifest.Picture(picture, of: story, renditions)
        }
        status = AppManifest.Status(pictures.lazy.map(\.status))
    }
}

extension AppManifest.Picture {
    fileprivate init(_ picture: BookPicture, of story: BookStory, _ renditions: BookRenditions) throws(BookError) {
        alt = picture.alt.singleLine
        status = picture.provenance == .placeholder ? .placeholder : .ready
        provenance = picture.provenance.rawValue
        digitalSourceType = picture.provenance.digitalSourceType
        backend = picture.backend.singleLine
        original = picture.digest
        sizes = AppManifest.Sizes(
            thumbnail: AppManifest.File(try renditions.rendition(of: picture, .thumbnail)),
            low: AppManifest.File(try renditions.rendition(of: picture, .low)),
            medium: AppManifest.File(try renditions.rendition(of: picture, .medium)),
            high: AppManifest.File(try renditions.rendition(of: picture, .high)))
        panel = picture.panel.map { AppManifest.Panel($0, of: story) }
    }
}

extension AppManifest.Panel {
    fileprivate init(_ panel: BookPanel, of story: BookStory) {
        (x, y, width, height) = (panel.place.x, panel.place.y, panel.place.width, panel.place.height)
        title = PanelSpec.title(of: panel.words).singleLine
        words = panel.pieces.filter { $0.text.isVisible }.compactMap { piece in
            let text = piece.text.plainText
            return switch piece {
            case .heading: Words(kind: "heading", text: text)
            case .narration: Words(kind: "narration", text: text)
            case .choice: nil
            case .speech(_, let speaker):
                Words(kind: "speech", text: text, speaker: speaker.map { story.cast[$0].name.singleLine })
            }
        }
    }
}

extension AppManifest.File {
    fileprivate init(_ rendition: Rendition) {
        self.init(
            path: rendition.path, sha256: rendition.digest, bytes: rendition.fileSize, width: rendition.width,
            height: rendition.height)
    }
}
