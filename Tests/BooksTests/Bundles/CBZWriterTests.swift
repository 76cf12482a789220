import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Media

struct CBZWriterTests {
    private let folder: TemporaryFolder
    private let samples: SampleBooks

    init() throws {
        folder = try TemporaryFolder()
        samples = try SampleBooks(in: folder)
    }

    private func write(_ book: Book, as name: String = "book.cbz") async throws -> FilePath {
        let path = folder.path.appending(name)
        try await CBZWriter(width: 2).write(book, to: path)
        return path
    }

    private func names(in book: Book) async throws -> [String] {
        try await ZIPReader(path: write(book)).entries.map(\.name)
    }

    @Test func writesTheSameBytesAgain() async throws {
        for book in [samples.oneStory, samples.collection, samples.comic, samples.rightToLeft, samples.hostile] {
            _ = try await write(book, as: "first.cbz")
            _ = try await write(book, as: "second.cbz")
            #expect(try folder.read("first.cbz") == folder.read("second.cbz"))
        }
    }

    @Test func numbersPagesAsTheyAreRead() async throws {
        let pages = (1...5).map { "p000\($0).png" }
        #expect(try await names(in: samples.oneStory) == ["ComicInfo.xml", "book.acbf"] + pages)
        #expect(try await names(in: samples.comic) == ["ComicInfo.xml", "book.acbf"] + pages)
    }

    @Test func labelsPagesWithTheOriginOfTheirPictures() async throws {
        let reader = try await ZIPReader(path: write(samples.oneStory))
        let page = try reader.read("p0002.png", limit: 10_000_000)
        let label = Array(Provenance.model.digitalSourceType.utf8)
        #expect(page.firstRange(of: label) != nil)
        #expect(try PictureHeader.read(page).width == 1024)
    }

    /// A picture that is resized loses its finest lines.
    @Test(arguments: [(1024, 1792), (1080, 1350), (1344, 768)])
    func showsThePixelsOfUsualPictures(width: Int, height: Int) async throws {
        var bytes = [UInt8](repeating: 255, count: width * height * 3)
        for pixel in 0..<width * height where (pixel % width + pixel / width).isMultiple(of: 2) { bytes[pixel * 3] = 0 }
        let drawn = Bitmap(width: width, height: height, layout: .rgb, bytes: bytes)
        var page = try #require(samples.pages(["One."], size: PixelSize(width: width, height: height) ?? .page).first)
        page.pictures[0].file = try folder.write(PNGEncoder.encode(drawn), to: "lines.png")
        let reader = try await ZIPReader(path: write(samples.book(stories: [samples.story(pages: [page])])))
        let shown = try PictureDecoder.decode(reader.read("p0002.png", limit: 100_000_000))
        // The paper of the text overlaps the lower edge.
        let rows = height * 9 / 10
        #expect(shown.width == width)
        #expect(shown.bytes.prefix(rows * width * 3) == drawn.bytes.prefix(rows * width * 3))
    }

    /// The words are as text in the archive, each with its place on a page.
    @Test func hasTheWordsAsText() async throws {
        let reader = try await ZIPReader(path: write(samples.oneStory))
        let text = String(decoding: try reader.read("book.acbf", limit: 1_000_000), as: UTF8.self)
        let check = XMLCheck(text)
        #expect(check.flaw == nil)
        #expect(check.text.contains("On the edge of the forest lived a fox called Juno"))
        let areas = check.elements.filter { $0.name == "text-area" }
        #expect(areas.contains { $0.attributes["type"] == "commentary" })
        let corners = try #require(areas.last?.attributes["points"]).split(separator: " ")
        #expect(corners.count == 4)
    }

    @Test func letsNothingHostileIntoNamesOrText() async throws {
        let reader = try await ZIPReader(path: write(samples.hostile))
        #expect(reader.entries.map(\.name) == ["ComicInfo.xml", "book.acbf"] + (1...4).map { "p000\($0).png" })
        let text = String(decoding: try reader.read("ComicInfo.xml", limit: 1_000_000), as: UTF8.self)
        let check = XMLCheck(text)
        #expect(check.flaw == nil)
        #expect(!text.contains("<script"))
        #expect(!text.contains("]]>"))
        #expect(text.unicodeScalars.allSatisfy(XMLText.isKept))
        #expect(check.text.contains("<script>alert(“1”)</script> ]]> &amp; ‘quotes’"))
    }

    @Test func saysWhichPictureIsMissing() async throws {
        var book = samples.oneStory
        let missing = folder.path.appending("gone.png")
        book.stories[0].pages[1].pictures[0].file = missing
        let error = await #expect(throws: (any Error).self) { try await write(book) }
        #expect(error.map { "\($0)" } == "cannot read “\(missing)”: it does not exist")
        #expect(try folder.names == ["picture.png"])
    }

    @Test(.enabled(if: Program.isInstalled("unzip"), "unzip did not look at the archive: it is not installed"))
    func isCleanToUnzip() async throws {
        let unzip = try #require(Program("unzip"))
        for book in [samples.collection, samples.comic, samples.hostile] {
            let outcome = try await unzip.run(["-tqq", write(book).string])
            #expect(outcome.status == 0, "\(outcome.output)")
            #expect(outcome.output.isEmpty)
        }
    }

    @Test func leavesNothingBehindWhenItIsCancelled() async throws {
        let book = samples.long(pages: 50)
        let path = folder.path.appending("book.cbz")
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            try await CBZWriter(width: 2).write(book, to: path)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try folder.names == ["picture.png"])
    }
}
