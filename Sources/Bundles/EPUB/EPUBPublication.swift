import Domain

/// A book laid out for the archive: its documents in reading order, its pictures in order of appearance.
///
/// Pages are tall, so two of them fill a screen held sideways. A cover stands alone; every story opens a new spread,
/// in a collection with its title page beside its first page. Screens held upright show one page at a time.
package struct EPUBPublication: Sendable {
    package let book: Book
    package let language: LanguageTag
    package let layout: BookLayout
    package let cover = EPUBDocument(name: "cover", content: .cover, side: .alone)
    /// Title pages and pages.
    package let inside: [EPUBDocument]
    package let colophon: EPUBDocument
    package let pictures: [EPUBPicture]

    package init(_ book: Book) throws(EPUBError) {
        guard book.stories.contains(where: { !$0.pages.isEmpty }) else { throw .noPages(title: book.title) }
        self.book = book.printable
        language = LanguageTag(book.language)
        layout = BookLayout(of: book)
        inside = Self.inside(of: book, opening: language.direction == .leftToRight ? .left : .right)
        colophon = EPUBDocument(name: "colophon", content: .colophon, side: inside.last?.side.opposite ?? .alone)
        pictures = Self.pictures(of: book)
        try Self.checkNames(of: inside, in: book)
    }

    /// In reading order.
    package var documents: [EPUBDocument] { [cover] + inside + [colophon] }

    /// The first picture of the book, which is also its cover.
    package var coverPicture: BookPicture? {
        book.stories.lazy.flatMap(\.pages).flatMap(\.pictures).first
    }

    /// The document at which each story begins.
    package var storyOpenings: [(story: BookStory, document: EPUBDocument)] {
        inside.compactMap { document in
            switch document.content {
            case .storyTitle(let story): (book.stories[story], document)
            case .page(let story, 0, _) where book.stories.count == 1: (book.stories[story], document)
            default: nil
            }
        }
    }

    private static func inside(of book: Book, opening: EPUBDocument.Side) -> [EPUBDocument] {
        var documents: [EPUBDocument] = []
        var number = 0
        for (storyIndex, story) in book.stories.enumerated() where !story.pages.isEmpty {
            var side = opening
            if book.stories.count > 1 {
                documents.append(
                    EPUBDocument(name: "\(story.slug)-title", content: .storyTitle(story: storyIndex), side: side))
                side = side.opposite
            }
            for (pageIndex, page) in story.pages.enumerated() {
                number += 1
                documents.append(
                    EPUBDocument(
                        name: "\(story.slug)-p\(padded(page.number))",
                        content: .page(story: storyIndex, page: pageIndex, number: number), side: side))
                side = side.opposite
            }
        }
        return documents
    }

    private static func pictures(of book: Book) -> [EPUBPicture] {
        var pictures: [EPUBPicture] = []
        var positions: [String: Int] = [:]
        for picture in book.stories.lazy.flatMap(\.pages).flatMap(\.pictures) {
            if let position = positions[picture.digest] {
                if picture.provenance == .placeholder { pictures[position].provenance = .placeholder }
            } else {
                positions[picture.digest] = pictures.count
                pictures.append(EPUBPicture(picture))
            }
        }
        return pictures
    }

    private static func checkNames(of documents: [EPUBDocument], in book: Book) throws(EPUBError) {
        var names: Set<String> = []
        for document in documents where !names.insert(document.name).inserted {
            switch document.content {
            case .storyTitle(let story), .page(let story, _, _):
                throw .repeatedPage(
                    title: book.title, story: book.stories[story].slug, number: Self.pageNumber(of: document, in: book))
            case .cover, .colophon: continue
            }
        }
    }

    private static func pageNumber(of document: EPUBDocument, in book: Book) -> Int {
        guard case .page(let story, let page, _) = document.content else { return 1 }
        return book.stories[story].pages[page].number
    }

    private static func padded(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
