import Archives
import Bundles
import Domain
import MarkupText
import SystemPackage
import TestSupport
import Testing

struct EPUBWriterTests {
    private let folder: TemporaryFolder
    private let samples: SampleBooks

    init() throws {
        folder = try TemporaryFolder()
        samples = try SampleBooks(in: folder)
    }

    private var books: [(name: String, book: Book)] {
        [
            ("story", samples.oneStory), ("collection", samples.collection), ("comic", samples.comic),
            ("right to left", samples.rightToLeft), ("hostile", samples.hostile),
        ]
    }

    private func write(_ book: Book, as name: String = "book.epub") throws -> FilePath {
        let path = folder.path.appending(name)
        try EPUBWriter().write(book, to: path)
        return path
    }

    private func document(_ name: String, of book: Book) throws -> String {
        let reader = try ZIPReader(path: write(book))
        return String(decoding: try reader.read("EPUB/" + name, limit: 1_000_000), as: UTF8.self)
    }

    @Test func writesTheSameBytesAgain() throws {
        for (_, book) in books {
            _ = try write(book, as: "first.epub")
            _ = try write(book, as: "second.epub")
            #expect(try folder.read("first.epub") == folder.read("second.epub"))
        }
    }

    /// A reading system looks for the type at fixed places: name at byte 30, content at byte 38.
    @Test func beginsWithItsTypeUncompressed() throws {
        _ = try write(samples.oneStory)
        let bytes = try folder.read("book.epub")
        #expect(Array(bytes[8..<10]) == [0, 0], "stored")
        #expect(Array(bytes[28..<30]) == [0, 0], "no extra field")
        #expect(String(decoding: bytes[30..<58], as: UTF8.self) == "mimetypeapplication/epub+zip")
        #expect(Array(bytes[58..<60]) == Array("PK".utf8))
    }

    @Test func keepsPicturesAsTheyAre() throws {
        let reader = try ZIPReader(path: write(samples.collection))
        let pictures = reader.entries.filter { $0.name.hasPrefix("EPUB/images/") }
        #expect(pictures.count == 6)
        #expect(pictures.allSatisfy { $0.size == $0.storedSize })
        #expect(try reader.read(pictures[0].name, limit: 1000) == folder.read("picture.png"))
    }

    @Test func packsWhatTheManifestNamesAndNothingElse() throws {
        for (name, book) in books {
            let reader = try ZIPReader(path: write(book))
            let package = XMLCheck(
                String(decoding: try reader.read("EPUB/package.opf", limit: 1_000_000), as: UTF8.self))
            let named = package.attributes("href", of: "item").map { "EPUB/" + $0 }
            #expect(
                Set(named + ["mimetype", "META-INF/container.xml", "EPUB/package.opf"])
                    == Set(reader.entries.map(\.name)),
                "\(name)")
            #expect(Set(named).count == named.count)
            let identifiers = package.attributes("id", of: "item")
            #expect(Set(identifiers).count == identifiers.count)
            #expect(package.attributes("idref", of: "itemref").allSatisfy(identifiers.contains))
        }
    }

    @Test func writesWellFormedXMLWhoseLinksLeadSomewhere() throws {
        for (name, book) in books {
            let reader = try ZIPReader(path: write(book))
            let names = Set(reader.entries.map(\.name))
            for entry in names.sorted()
            where entry.hasSuffix("xhtml") || entry.hasSuffix("opf") || entry.hasSuffix("xml") {
                let check = XMLCheck(String(decoding: try reader.read(entry, limit: 1_000_000), as: UTF8.self))
                #expect(check.flaw == nil, "\(name), \(entry)")
                let links =
                    check.attributes("href", of: "a") + check.attributes("src", of: "img")
                    + check.attributes("href", of: "link")
                for link in links {
                    #expect(names.contains("EPUB/" + link.prefix { $0 != "#" }), "\(name), \(entry): \(link)")
                }
            }
        }
    }

    @Test func letsNothingHostileThrough() throws {
        let reader = try ZIPReader(path: write(samples.hostile))
        for entry in reader.entries where entry.name.hasSuffix("xhtml") {
            let text = String(decoding: try reader.read(entry.name, limit: 1_000_000), as: UTF8.self)
            #expect(!text.contains("<script"), "\(entry.name)")
            #expect(!text.contains("]]>"), "\(entry.name)")
            #expect(text.unicodeScalars.allSatisfy(XMLText.isKept), "\(entry.name)")
        }
    }

    @Test func givesEveryPageItsSizeItsTextAndItsNumber() throws {
        let page = try document("the-lantern-fox-p0002.xhtml", of: samples.oneStory)
        let check = XMLCheck(page)
        let height = try EPUBPublication(samples.oneStory).layout.pageHeight
        #expect(page.contains("<meta name=\"viewport\" content=\"width=1024, height=\(height)\"/>"))
        #expect(
            page.contains(
                "<p>“It is not the dark,” she said to the owl.</p>\n<p>“It is what the dark might be hiding.”</p>"))
        #expect(check.attributes("alt", of: "img") == ["A fox holds a lantern under a round moon."])
        #expect(check.attributes("role", of: "span") == ["doc-pagebreak"])
        #expect(check.attributes("id", of: "span") == ["page-2"])
    }

    @Test func keepsTheLinesOfVerse() throws {
        let pages = samples.pages(["She sang:\n\nSwing,\nlittle <light>."])
        let page = try document(
            "the-lantern-fox-p0001.xhtml", of: samples.book(stories: [samples.story(pages: pages)]))
        #expect(page.contains("<p>She sang:</p>\n<p>Swing,<br/>\nlittle &lt;light&gt;.</p>"))
        #expect(XMLCheck(page).text.contains("little <light>."))
    }

    @Test func setsTitleAndNamesOnTheCover() throws {
        let cover = XMLCheck(try document("cover.xhtml", of: samples.oneStory))
        let words = cover.text.split(whereSeparator: \.isNewline).map(String.init)
        #expect(words == ["The Lantern Fox", "Lanterns in the Forest", "The Lantern Fox", "Mira Lindqvist"])
        #expect(cover.attributes("src", of: "img").count == 1)
    }

    @Test func showsTheRoundelOfATitlePageAsDecoration() throws {
        let title = XMLCheck(try document("a-boat-for-grandmother-title.xhtml", of: samples.collection))
        #expect(title.attributes("alt", of: "img") == [""])
        #expect(title.text.contains("A Boat for Grandmother"))
        #expect(title.text.contains("Ole Brandt"))
    }

    @Test func putsFourPanelsInTwoColumns() throws {
        let page = try document("the-lantern-fox-p0001.xhtml", of: samples.comic)
        #expect(page.contains("<div class=\"pictures panels columns-2\" "))
        #expect(XMLCheck(page).attributes("src", of: "img").count == 4)
    }

    @Test func writesHebrewFromTheRight() throws {
        let page = XMLCheck(try document("the-lantern-fox-p0001.xhtml", of: samples.rightToLeft))
        #expect(page.attributes("dir", of: "html") == ["rtl"])
        #expect(page.attributes("lang", of: "html") == ["he"])
        #expect(page.attributes("xml:lang", of: "html") == ["he"])
    }

    @Test func saysWhichPictureIsMissing() throws {
        var book = samples.oneStory
        let missing = folder.path.appending("gone.png")
        book.stories[0].pages[1].pictures[0].file = missing
        let error = #expect(throws: ArchiveError.self) { try write(book) }
        #expect(error?.description.contains("“\(missing)”") == true)
        #expect(try folder.names == ["picture.png"])
    }

    @Test func leavesNothingBehindWhenItIsCancelled() async throws {
        let book = samples.long(pages: 50)
        let path = folder.path.appending("book.epub")
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            try EPUBWriter().write(book, to: path)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try folder.names == ["picture.png"])
    }
}
