import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Media
@testable import Platform
@testable import Typesetting

/// A book with headings within its story.
struct ChapterTests {
    private static let titles = ["Part One – The “Storm”", "The Calm"]

    private let folder: TemporaryFolder
    private let samples: SampleBooks

    init() throws {
        folder = try TemporaryFolder()
        samples = try SampleBooks(in: folder)
    }

    @Test func takesTheFirstParagraphsForHeadings() {
        #expect(PageText(samples.chapters.stories[0].pages[0]).heading == nil)
        #expect(samples.chapters.stories[0].pages.dropFirst().map { PageText($0).heading } == Self.titles)
        #expect(PageText("", headings: 1).heading == nil)
    }

    @Test func areInTheContentsOfBothEditions() throws {
        for publication in [
            try FixedEdition(samples.chapters).publication, try ReflowableEdition(samples.chapters).publication,
        ] {
            #expect(publication.openings.map(\.title) == ["The Lantern Fox"])
            #expect(publication.openings[0].chapters.map(\.title) == Self.titles)
            #expect(publication.openings[0].chapters.map(\.target) == publication.pages.dropFirst().map(\.target))
            let navigation = EPUBNavigation(publication).markup.source
            #expect(XMLCheck(navigation).attributes("href", of: "a").contains(publication.pages[2].target))
        }
    }

    @Test func areHeadingsInDocuments() throws {
        let fixed = try FixedEdition(samples.chapters)
        let pages = try #require(fixed.documents.firstIndex { $0.name.hasSuffix("p0002") })
        let page = fixed.markup(ofDocumentAt: pages).source
        #expect(page.contains("<h2>Part One</h2>\n<h2>The “Storm”</h2>\n<p>The wind blew. It rained.</p>"))
        #expect(fixed.style.contains(".text h2"))
        let style = try FixedEdition(samples.oneStory).style
        #expect(!style.contains(".text h2"))
        let reader = try ReaderPages(ReaderPublication(try samples.chapters.ready(for: .html))).markup.source
        #expect(reader.contains("<h3>The Calm</h3>\n<p>The sea was still.</p>"))
    }

    /// In the face of titles, tagged as headings, and below the story in the outline.
    @Test func areInPDF() async throws {
        let drawn = DrawnBook(
            try samples.chapters.ready(for: .pdf), .reading, on: nil,
            Typefaces(for: LanguageTag("en"), fileSystem: LocalFileSystem()))
        let pages = try drawn.pages(for: .pdf)
        #expect(
            pages.map { $0.entries.map { "\($0.level) \($0.title)" } } == [
                ["1 Cover"], ["1 The Lantern Fox"], ["2 \(Self.titles[0])"], ["2 \(Self.titles[1])"],
                ["1 About this book"],
            ])
        let structures = pages[2].content.elements.map(\.structure)
        #expect(
            structures.filter { [.heading(level: 2), .paragraph].contains($0) } == [.heading(level: 2), .paragraph])
        let path = folder.path.appending("book.pdf")
        try await SampleWriters(folder: folder).writer(of: .pdf).write(samples.chapters, to: path)
        #expect(try await BundleCheck(fileSystem: LocalFileSystem(), width: 1)(path).problems == [])
    }

    @Test func areInTheManifestOfApps() async throws {
        let path = folder.path.appending("book.zip")
        try await SampleWriters(folder: folder).writer(of: .bundle).write(samples.chapters, to: path)
        let manifest = try AppManifest(parsing: ZIPReader(path: path).read("manifest.json", limit: 1 << 20))
        #expect(manifest.stories[0].pages.map(\.heading) == [nil] + Self.titles)
        #expect(manifest.stories[0].pages[2].text == "The Calm\n\nThe sea was still.")
    }
}
