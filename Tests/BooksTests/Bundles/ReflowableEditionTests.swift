import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Media

struct ReflowableEditionTests {
    private let samples = SampleBooks()

    private func document(_ name: String, of book: Book) throws -> String {
        let edition = try ReflowableEdition(book)
        let index = try #require(edition.publication.documents.firstIndex { $0.name == name })
        return edition.markup(ofDocumentAt: index).source
    }

    @Test(arguments: ["collection", "Hebrew"])
    func writesTheSamePackageAndNavigation(kind: String) throws {
        let publication = try ReflowableEdition(try #require(samples.book(ofKind: kind))).publication
        let package = try Golden("reflowable \(kind).opf").difference(from: EPUBPackage(publication).markup.source)
        #expect(package == nil)
        let navigation = try Golden("reflowable \(kind).nav.xhtml").difference(
            from: EPUBNavigation(publication).markup.source)
        #expect(navigation == nil)
    }

    @Test func isABookOfItsOwn() throws {
        let identifier = try ReflowableEdition(samples.oneStory).publication.book.identifier
        #expect(identifier == "de1be449-fa7a-55cf-b023-033b586be569")
        #expect(identifier != samples.oneStory.identifier)
    }

    @Test func namesTheEditionWhosePagesItMarks() throws {
        let package = EPUBPackage(try ReflowableEdition(samples.oneStory).publication).markup.source
        #expect(package.contains("<meta property=\"pageBreakSource\">urn:uuid:\(SampleBooks.identifier)</meta>"))
        #expect(package.contains("<meta property=\"rendition:layout\">reflowable</meta>"))
        #expect(package.contains("<meta property=\"schema:accessibilityFeature\">displayTransformability</meta>"))
        #expect(!package.contains("page-spread"))
    }

    @Test func marksTheSamePagesAsTheFixedEdition() throws {
        for kind in SampleBooks.kinds {
            let book = try #require(samples.book(ofKind: kind))
            #expect(
                try ReflowableEdition(book).publication.pages.map(\.number)
                    == FixedEdition(book).publication.pages.map(\.number))
        }
    }

    @Test func putsAStoryInOneDocument() throws {
        let edition = try ReflowableEdition(samples.collection)
        #expect(
            edition.publication.documents.map(\.name) == [
                "cover", "the-lantern-fox-story", "a-boat-for-grandmother-story", "the-quiet-hill-story", "colophon",
            ])
        let story = XMLCheck(try document("a-boat-for-grandmother-story", of: samples.collection))
        #expect(story.attributes("id", of: "hr") == ["page-4", "page-5"])
        #expect(story.attributes("alt", of: "img").allSatisfy { $0 == "A fox holds a lantern under a round moon." })
    }

    @Test func putsEachPictureBeforeItsText() throws {
        let story = try document("the-lantern-fox-story", of: samples.oneStory)
        let order = XMLCheck(story).elements.map(\.name).filter { ["hr", "img", "p"].contains($0) }
        #expect(order == ["p", "hr", "img", "p", "hr", "img", "p", "p", "hr", "img", "p"])
    }

    @Test func putsEachCaptionUnderItsPanel() throws {
        var comic = samples.comic
        comic.stories[0].pages = [comic.stories[0].pages[0]]
        comic.stories[0].pages[0].text = "One.\n\nTwo.\n\nThree."
        let story = XMLCheck(try document("the-lantern-fox-story", of: comic))
        let order = story.elements.map(\.name).filter { ["img", "figcaption"].contains($0) }
        #expect(order == ["img", "figcaption", "img", "figcaption", "img", "figcaption", "img"])
    }

    @Test func leavesColorsToTheReader() throws {
        let style = try ReflowableEdition(samples.oneStory).style
        #expect(style.contains("color-scheme: light dark"))
        #expect(!style.contains("background"))
        #expect(!style.replacing("color: inherit;", with: "").contains("color:"))
    }

    @Test(arguments: [(0...2, 145), (3...6, 130), (9...12, 100)])
    func setsLargerTypeForYoungerChildren(ages: ClosedRange<Int>, percent: Int) throws {
        let book = samples.book(ages: ages, stories: [samples.story(pages: samples.pages(["A fox."]))])
        #expect(try ReflowableEdition(book).style.contains("font-size: \(percent)%;"))
    }

    @Test func refusesABookWithoutPages() {
        #expect(throws: BookError.noPages(.reflowable, title: "The Lantern Fox")) {
            try ReflowableEdition(samples.book(stories: []))
        }
    }
}
