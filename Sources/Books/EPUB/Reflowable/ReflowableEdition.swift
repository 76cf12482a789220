import Domain
import Media
import Platform

/// The edition with reflowable text: one document for each story, with the pictures between the texts of its pages.
///
/// It has no pages of its own. Its page list points to where the pages of the fixed edition begin.
struct ReflowableEdition: EPUBEdition {
    let publication: EPUBPublication
    /// In reading order.
    let documents: [ReflowableDocument]
    private let typeScale: TypeScale

    init(_ book: Book, _ setter: TextSetter) throws(BookError) {
        let fixedEdition = book.identifier
        var book = try book.ready(for: .reflowable)
        book.identifier = Self.identifier(besides: fixedEdition)
        let stories = Self.stories(of: book)
        let (before, after) = (book.frontMatter, book.endMatter)
        documents =
            [.cover] + before.map { .matter($0) } + stories.map(\.document) + after.map { .matter($0) } + [.colophon]
        let names =
            ["cover"] + before.map(\.rawValue) + stories.map(\.name) + after.map(\.rawValue) + ["colophon"]
        typeScale = TypeScale(audience: book.audience, language: LanguageTag(book.language))
        publication = EPUBPublication(
            book, fonts: BookFonts(of: book, setter), rendition: .reflowable(pagesOf: fixedEdition),
            documents: names.map { EPUBDocument(name: $0) },
            openings: stories.map {
                EPUBPublication.Opening(title: $0.title, target: EPUBDocument(name: $0.name).path)
            },
            pages: stories.flatMap(\.pages))
    }

    var style: String { ReflowableStyle(typeScale, publication.fonts, for: publication.book).css }

    func markup(ofDocumentAt index: Int) -> Markup {
        ReflowablePages(publication).markup(of: documents[index])
    }

    /// A UUID of version 5, made from the identifier of the fixed edition and the word `reflowable`. The books of a
    /// library have names made from collection and story, so a name of three parts is never one of theirs.
    private static func identifier(besides fixedEdition: String) -> String {
        NameBasedUUID(book: fixedEdition, "", "reflowable").description
    }

    private struct Story {
        var name: String
        var title: String
        var document: ReflowableDocument
        var pages: [EPUBPublication.PageMark]
    }

    private static func stories(of book: Book) -> [Story] {
        var stories: [Story] = []
        var number = 1
        for (index, story) in book.stories.enumerated() {
            let name = "\(story.slug)-story"
            let numbers = number..<number + story.pages.count
            let marks = numbers.map { number in
                EPUBPublication.PageMark(
                    number: number,
                    target: "\(EPUBDocument(name: name).path)#\(EPUBPublication.pageAnchor(number))")
            }
            stories.append(
                Story(
                    name: name, title: story.title, document: .story(story: index, firstNumber: number), pages: marks))
            number = numbers.upperBound
        }
        return stories
    }
}
