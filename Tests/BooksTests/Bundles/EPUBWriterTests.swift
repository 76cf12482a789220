import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Media

struct EPUBWriterTests {
    private let folder: TemporaryFolder
    private let samples: SampleBooks

    init() throws {
        folder = try TemporaryFolder()
        samples = try SampleBooks(in: folder)
    }

    private var books: [(name: String, book: Book)] {
        SampleBooks.kinds.compactMap { kind in samples.book(ofKind: kind).map { (kind, $0) } }
    }

    private let editions: [(name: String, writer: any BookWriter)] = [
        ("fixed", EPUBWriter()), ("reflowable", ReflowableEPUBWriter()),
    ]

    /// Every book in every edition, written to a file.
    private func forEachFile(_ body: (_ name: String, FilePath) throws -> Void) async throws {
        for edition in editions {
            for (name, book) in books {
                let path = folder.path.appending("\(edition.name) \(name).epub")
                try await edition.writer.write(book, to: path)
                try body("\(edition.name) \(name)", path)
            }
        }
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

    @Test func writesTheSameBytesAgain() async throws {
        var first: [String: [UInt8]] = [:]
        try await forEachFile { name, _ in first[name] = try folder.read(name + ".epub") }
        try await forEachFile { name, _ in
            let again = try folder.read(name + ".epub")
            #expect(first[name] == again, "\(name)")
        }
    }

    /// Reading systems read the media type at fixed offsets: name at byte 30, content at byte 38.
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

    @Test func packsWhatTheManifestNamesAndNothingElse() async throws {
        try await forEachFile { name, path in
            let reader = try ZIPReader(path: path)
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

    /// EPUBCheck accepts pictures without text alternatives and books without accessibility metadata, so this test
    /// checks both.
    @Test func describesPicturesAndSaysOfAccess() async throws {
        try await forEachFile { name, path in
            let reader = try ZIPReader(path: path)
            for entry in reader.entries where entry.name.hasSuffix("xhtml") {
                let check = XMLCheck(String(decoding: try reader.read(entry.name, limit: 1_000_000), as: UTF8.self))
                let pictures = check.elements.count { $0.name == "img" }
                #expect(check.attributes("alt", of: "img").count == pictures, "\(name), \(entry.name)")
                #expect(check.elements.count { $0.name == "h1" } == 1, "\(name), \(entry.name)")
                #expect(check.elements.count { $0.name == "main" } == 1, "\(name), \(entry.name)")
            }
            let package = XMLCheck(
                String(decoding: try reader.read("EPUB/package.opf", limit: 1_000_000), as: UTF8.self))
            let properties = package.attributes("property", of: "meta")
            for property in ["Mode", "ModeSufficient", "ibilityFeature", "ibilityHazard", "ibilitySummary"] {
                #expect(properties.contains("schema:access\(property)"), "\(name)")
            }
            #expect(properties.count { $0 == "dcterms:modified" } == 1)
            #expect(properties.count { $0 == "pageBreakSource" } == 1)
        }
    }

    @Test func writesWellFormedXMLWhoseLinksLeadSomewhere() async throws {
        try await forEachFile { name, path in
            let reader = try ZIPReader(path: path)
            let names = Set(reader.entries.map(\.name))
            var targets: Set<String> = []
            var links: [String] = []
            for entry in names.sorted()
            where entry.hasSuffix("xhtml") || entry.hasSuffix("opf") || entry.hasSuffix("xml") {
                let check = XMLCheck(String(decoding: try reader.read(entry, limit: 1_000_000), as: UTF8.self))
                #expect(check.flaw == nil, "\(name), \(entry)")
                links +=
                    check.attributes("href", of: "a") + check.attributes("src", of: "img")
                    + check.attributes("href", of: "link")
                targets.insert(entry)
                for anchor in check.elements.compactMap({ $0.attributes["id"] }) {
                    #expect(targets.insert("\(entry)#\(anchor)").inserted, "\(name): \(anchor) is there twice")
                }
            }
            for link in links.map({ "EPUB/" + $0 }) {
                #expect(targets.contains(link) || !link.contains("#") && names.contains(link), "\(name): \(link)")
            }
        }
    }

    @Test func letsNothingHostileThrough() async throws {
        for edition in editions {
            let path = folder.path.appending("\(edition.name).epub")
            try await edition.writer.write(samples.hostile, to: path)
            let reader = try ZIPReader(path: path)
            for entry in reader.entries where !entry.name.hasSuffix(".png") && !entry.name.contains("/fonts/") {
                let text = String(decoding: try reader.read(entry.name, limit: 1_000_000), as: UTF8.self)
                #expect(!text.contains("<script"), "\(entry.name)")
                #expect(!text.contains("]]>"), "\(entry.name)")
                #expect(text.unicodeScalars.allSatisfy(XMLText.isKept), "\(entry.name)")
            }
        }
    }

    /// A name with a direction override must not change the direction of the text around it.
    @Test func setsNamesApartFromEachOther() async throws {
        let name = "\u{202B}Mira"
        let book = samples.book(
            name, authors: [name, "Ole"], collection: name, stories: [samples.story(name, pages: samples.pages(["A."]))]
        )
        for edition in editions {
            let path = folder.path.appending("\(edition.name).epub")
            try await edition.writer.write(book, to: path)
            let reader = try ZIPReader(path: path)
            for entry in reader.entries where entry.name.hasSuffix("xhtml") {
                let text = String(decoding: try reader.read(entry.name, limit: 1_000_000), as: UTF8.self)
                let all = text.split(separator: name).count - 1
                let apart = text.split(separator: "<bdi>\(name)</bdi>").count - 1
                #expect(all == apart, "\(entry.name)")
            }
            let package = String(decoding: try reader.read("EPUB/package.opf", limit: 1_000_000), as: UTF8.self)
            #expect(package.split(separator: name).count == package.split(separator: " dir=\"auto\">\(name)").count)
        }
    }

    @Test func saysHowThePicturesWereMade() async throws {
        let pages = [Provenance.model, .stub, .placeholder].enumerated().map { index, provenance in
            BookPage(number: index + 1, text: "A hill.", pictures: [samples.picture(index, provenance: provenance)])
        }
        let book = samples.book(stories: [samples.story(pages: pages)])
        for edition in editions {
            let path = folder.path.appending("\(edition.name).epub")
            try await edition.writer.write(book, to: path)
            let colophon = try ZIPReader(path: path).read("EPUB/colophon.xhtml", limit: 1_000_000)
            let text = XMLCheck(String(decoding: colophon, as: UTF8.self)).text
            let sentences = PictureOrigins(of: book, in: LanguageTag("en")).sentences
            #expect(sentences.count == 3 && sentences.allSatisfy(text.contains), "\(edition.name)")
            #expect(!text.contains("urn:uuid"))
        }
    }

    @Test func givesEveryPageItsSizeItsTextAndItsNumber() throws {
        let page = try document("the-lantern-fox-p0002.xhtml", of: samples.oneStory)
        let check = XMLCheck(page)
        let height = try FixedEdition(samples.oneStory).layout.pageHeight
        #expect(page.contains("<meta name=\"viewport\" content=\"width=1024, height=\(height)\"/>"))
        #expect(
            page.contains(
                "<p>“It is not the dark,” she said to the owl.</p>\n<p>“It is what the dark might be hiding.”</p>"))
        #expect(check.attributes("alt", of: "img") == ["A fox holds a lantern under a round moon."])
        #expect(check.attributes("role", of: "span") == ["doc-pagebreak"])
        #expect(check.attributes("id", of: "span") == ["page-2"])
        #expect(check.elements.count { $0.name == "h1" } == 1)
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
        #expect(cover.attributes("class", of: "p") == ["collection", "author"])
        #expect(cover.attributes("src", of: "img").count == 1)
    }

    @Test func showsTheRoundelOfATitlePageAsDecoration() throws {
        let title = XMLCheck(try document("a-boat-for-grandmother-title.xhtml", of: samples.collection))
        #expect(title.attributes("alt", of: "img") == [""])
        #expect(title.text.contains("A Boat for Grandmother"))
        #expect(title.text.contains("Ole Brandt"))
    }

    @Test func putsFourPanelsInTwoRowsEachWithItsCaption() throws {
        var comic = samples.comic
        comic.stories[0].pages[0].text = "One. Two. Three. Four."
        let page = try document("the-lantern-fox-p0001.xhtml", of: comic)
        let check = XMLCheck(page)
        #expect(
            check.elements.map(\.name).filter { ["div", "img", "figcaption"].contains($0) } == [
                "div", "div", "img", "figcaption", "img", "figcaption", "div", "img", "figcaption", "img", "figcaption",
            ])
        #expect(check.text.split(whereSeparator: \.isNewline).suffix(4) == ["One.", "Two.", "Three.", "Four."])
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
        #expect(error?.description.contains("“\(missing)”") == true, "\(error.debugDescription)")
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
