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

    private func write(_ book: Book, as name: String = "book.cbz") throws -> FilePath {
        let path = folder.path.appending(name)
        try CBZWriter().write(book, to: path)
        return path
    }

    private func names(in book: Book) throws -> [String] {
        try ZIPReader(path: write(book)).entries.map(\.name)
    }

    @Test func writesTheSameBytesAgain() throws {
        for book in [samples.oneStory, samples.collection, samples.comic, samples.rightToLeft, samples.hostile] {
            _ = try write(book, as: "first.cbz")
            _ = try write(book, as: "second.cbz")
            #expect(try folder.read("first.cbz") == folder.read("second.cbz"))
        }
    }

    @Test func numbersPicturesAsTheyAreRead() throws {
        #expect(
            try names(in: samples.collection)
                == ["ComicInfo.xml", "p0001.png", "p0002.png", "p0003.png", "p0004.png", "p0005.png", "p0006.png"])
        #expect(try names(in: samples.comic).count == 13)
    }

    @Test func namesPicturesSoThatTheySortHoweverManyThereAre() throws {
        let names = try ComicBook(samples.long(pages: 10_001)).pages.map(\.path)
        #expect(names.first == "p00001.png")
        #expect(names.last == "p10001.png")
        #expect(names == names.sorted())
    }

    /// Comic readers show each file once, so a picture shown on two pages is in the archive twice.
    @Test func repeatsAPictureThatTwoPagesShow() throws {
        let page = samples.pages(["One."])[0]
        var again = page
        again.number = 2
        #expect(
            try names(in: samples.book(stories: [samples.story(pages: [page, again])]))
                == ["ComicInfo.xml", "p0001.png", "p0002.png"])
    }

    @Test func keepsPicturesAsTheyAre() throws {
        let reader = try ZIPReader(path: write(samples.comic))
        for entry in reader.entries where entry.name != "ComicInfo.xml" {
            #expect(entry.size == entry.storedSize)
            #expect(try reader.read(entry.name, limit: 1000) == folder.read("picture.png"))
        }
    }

    @Test func letsNothingHostileIntoNamesOrText() throws {
        let reader = try ZIPReader(path: write(samples.hostile))
        #expect(reader.entries.map(\.name) == ["ComicInfo.xml", "p0001.png", "p0002.png"])
        let text = String(decoding: try reader.read("ComicInfo.xml", limit: 1_000_000), as: UTF8.self)
        let check = XMLCheck(text)
        #expect(check.flaw == nil)
        #expect(!text.contains("<script"))
        #expect(!text.contains("]]>"))
        #expect(text.unicodeScalars.allSatisfy(XMLText.isKept))
        #expect(check.text.contains("<script>alert(\"1\")</script> ]]> &amp; 'quotes'"))
    }

    @Test func saysWhichPictureIsMissing() throws {
        var book = samples.oneStory
        let missing = folder.path.appending("gone.png")
        book.stories[0].pages[1].pictures[0].file = missing
        let error = #expect(throws: (any Error).self) { try write(book) }
        #expect(error.map { "\($0)" } == "cannot read “\(missing)”: it does not exist")
        #expect(try folder.names == ["picture.png"])
    }

    @Test(.enabled(if: Program.isInstalled("unzip"), "unzip did not look at the archive: it is not installed"))
    func isCleanToUnzip() throws {
        let unzip = try #require(Program("unzip"))
        for book in [samples.collection, samples.comic, samples.hostile] {
            let outcome = try unzip.run(["-tqq", write(book).string])
            #expect(outcome.status == 0, "\(outcome.output)")
            #expect(outcome.output.isEmpty)
        }
    }

    @Test func leavesNothingBehindWhenItIsCancelled() async throws {
        let book = samples.long(pages: 50)
        let path = folder.path.appending("book.cbz")
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            try CBZWriter().write(book, to: path)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try folder.names == ["picture.png"])
    }
}
