import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Media
@testable import Platform

struct AppBundleWriterTests {
    private let folder: TemporaryFolder
    private let path: FilePath
    private let samples = SampleBooks()

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path.appending("book.zip")
    }

    private func write(_ book: Book, small: Set<String> = []) async throws {
        try await AppBundleWriter(renditions: SampleRenditions(folder: folder.path, small: small)).write(book, to: path)
    }

    private func manifest(_ book: Book) async throws -> AppManifest {
        try await write(book)
        return try AppManifest(parsing: ZIPReader(path: path).read("manifest.json", limit: 1 << 20))
    }

    private var books: [Book] {
        [samples.oneStory, samples.collection, samples.comic, samples.rightToLeft, samples.hostile]
    }

    @Test(arguments: 0...4)
    func theManifestFitsItsSchema(book: Int) async throws {
        try await write(books[book])
        let json = try ZIPReader(path: path).read("manifest.json", limit: 1 << 20)
        let schema = try JSONSchema(parsing: AppManifest.schema)
        #expect(schema.problems(in: try JSONValue(parsing: json)).map(\.description) == [])
    }

    @Test func theSchemaNamesWhatDoesNotFit() async throws {
        try await write(samples.oneStory)
        let json = try ZIPReader(path: path).read("manifest.json", limit: 1 << 20)
        let text = String(decoding: json, as: UTF8.self).replacing("\"tier\" : \"free\"", with: "\"tier\" : \"gold\"")
            .replacing("\"version\" : 2", with: "\"version\" : 3").replacing("\"alt\"", with: "\"caption\"")
        let schema = try JSONSchema(parsing: AppManifest.schema)
        let problems = schema.problems(in: try JSONValue(parsing: Array(text.utf8))).map(\.description)
        let count: Int = 2 * 3 + 2
        #expect(problems.count == count)
        #expect(problems.contains("stories[0].tier: is “gold”, must be one of “free”, “premium”"))
        #expect(problems.contains("version: is 3, must be one of 1, 2"))
        #expect(problems.contains("stories[0].pages[1].pictures[0].alt: is missing"))
        #expect(problems.contains("stories[0].pages[1].pictures[0].caption: is not a known key"))
    }

    @Test func theManifestComesFirstAndPicturesFromTheSmallestSizeOn() async throws {
        try await write(samples.oneStory)
        let manifest = try AppManifest(parsing: ZIPReader(path: path).read("manifest.json", limit: 1 << 20))
        let pictures = manifest.stories[0].pages.map { $0.pictures[0].sizes }
        #expect(
            try ZIPReader(path: path).entries.map(\.name)
                == ["manifest.json", "SHA256SUMS"] + pictures.map(\.thumbnail.path) + pictures.map(\.low.path)
                + pictures.map(\.medium.path) + pictures.map(\.high.path))
    }

    @Test func saysWhatTheBookIs() async throws {
        var book = samples.collection
        book.style = "soft watercolour"
        let manifest = try await manifest(book)
        #expect(manifest.identifier == "urn:uuid:5f0c1b2e-7d43-5c1a-9e0f-1a2b3c4d5e6f")
        #expect(manifest.title == "Lanterns in the Forest")
        #expect(manifest.collection.slug == "lanterns")
        #expect(manifest.authors == ["Mira Lindqvist", "Ole Brandt"])
        #expect(manifest.language == "en" && manifest.direction == "ltr")
        #expect(manifest.audience.youngest == 3 && manifest.audience.oldest == 6 && manifest.audience.rating == "G")
        #expect(manifest.style == "soft watercolour")
        #expect(manifest.modified == "2026-07-21T00:00:00Z")
        #expect(manifest.status == .ready)
        #expect(
            manifest.sizes.mapValues { "\($0.width)x\($0.height)" } == [
                "thumbnail": "256x448", "low": "512x896", "medium": "768x1344", "high": "1024x1792",
            ])
    }

    @Test func saysWhatEachStoryIs() async throws {
        var book = samples.collection
        book.stories[1].tier = .premium
        let stories = try await manifest(book).stories
        #expect(stories.map(\.slug) == ["the-lantern-fox", "a-boat-for-grandmother", "the-quiet-hill"])
        #expect(stories.map(\.tier) == ["free", "premium", "free"])
        #expect(stories.map(\.theme) == ["fantasy", "family", "fantasy"])
        #expect(stories.map(\.author) == ["Mira Lindqvist", "Ole Brandt", nil])
        #expect(stories[0].characters == ["Juno"])
        #expect(stories[0].pages.map(\.text) == SampleBooks.texts)
    }

    @Test func saysWhereAPlaceholderStandsInAndWhatEachPictureIs() async throws {
        var book = samples.collection
        book.stories[1].pages[1].pictures[0].provenance = .placeholder
        book.stories[1].pages[1].pictures[0].backend = "sd"
        book.stories[1].pages[1].pictures[0].priority = .optional
        let manifest = try await manifest(book)
        #expect(manifest.status == .placeholder)
        #expect(manifest.stories.map(\.status) == [.ready, .placeholder, .ready])
        let page = manifest.stories[1].pages[1]
        #expect(page.status == .placeholder && page.priority == "optional")
        #expect(page.pictures[0].alt == "A fox holds a lantern under a round moon.")
        #expect(page.pictures[0].provenance == "placeholder" && page.pictures[0].backend == "sd")
        #expect(page.pictures[0].digitalSourceType.hasSuffix("/algorithmicMedia"))
        #expect(page.pictures[0].original == book.stories[1].pages[1].pictures[0].digest)
        #expect(
            manifest.stories[0].pages[0].pictures[0].digitalSourceType.hasSuffix("/trainedAlgorithmicMedia"))
    }

    /// An app with both books can see that they contain the same story.
    @Test func aStoryHasTheIdentifierOfItsOwnBook() async throws {
        var own = samples.oneStory
        own.identifier = NameBasedUUID(book: "lanterns", "the-lantern-fox").description
        let inside = try await manifest(samples.collection).stories[0].identifier
        #expect(try await manifest(own).identifier == inside)
    }

    @Test func aBookThatIsReadFromTheRightSaysSo() async throws {
        let manifest = try await manifest(samples.rightToLeft)
        #expect(manifest.language == "he" && manifest.direction == "rtl")
        #expect(manifest.stories[0].pages[0].text == "בקצה היער גרה שועלה קטנה.")
    }

    @Test func aComicsPanelsStandInOrder() async throws {
        let manifest = try await manifest(samples.comic)
        #expect(
            manifest.stories[0].pages.map { $0.pictures.map(\.original) }
                == samples.comic.stories[0].pages.map { $0.pictures.map(\.digest) })
    }

    @Test func textCanSteerNothing() async throws {
        try await write(samples.hostile)
        let json = try ZIPReader(path: path).read("manifest.json", limit: 1 << 20)
        #expect(!json.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F })
        let manifest = try AppManifest(parsing: json)
        #expect(manifest.title == samples.hostile.title.singleLine)
        #expect(manifest.stories[0].pages[0].text == samples.hostile.stories[0].pages[0].text.plainText)
        #expect(!manifest.title.unicodeScalars.contains("\u{202E}"))
        for entry in try ZIPReader(path: path).entries { #expect(EntryName.flaw(in: entry.name) == nil) }
    }

    @Test func theSumsAreThoseOfAllOtherFiles() async throws {
        try await write(samples.collection)
        let reader = try ZIPReader(path: path)
        let list = try ChecksumList(parsing: reader.read("SHA256SUMS", limit: 1 << 20))
        #expect(Set(list.lines.map(\.path) + ["SHA256SUMS"]) == Set(reader.entries.map(\.name)))
        for line in list.lines {
            #expect(SHA256Digest(of: try reader.read(line.path, limit: 1 << 20)).hex == line.digest)
        }
        #expect(list.lines.map(\.path) == list.lines.map(\.path).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    @Test(
        .enabled(if: Program.isInstalled("unzip") && Program.isInstalled("sha256sum"), "unzip or sha256sum is missing"))
    func unpackedItPassesSha256sum() async throws {
        try await write(samples.collection)
        let shell = try #require(Program("sh"))
        let outcome = try shell.run([
            "-c", "cd \"$1\" && unzip -q book.zip -d out && cd out && sha256sum --strict --quiet -c SHA256SUMS", "sh",
            folder.path.string,
        ])
        #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)")
    }

    @Test func theSameBookGivesTheSameBytes() async throws {
        try await write(samples.collection)
        let first = try folder.read("book.zip")
        try await write(samples.collection)
        #expect(try folder.read("book.zip") == first)
    }

    @Test func equalFilesArePackedOnce() async throws {
        var book = samples.oneStory
        book.stories[0].pages[2].pictures = book.stories[0].pages[0].pictures
        let digest = book.stories[0].pages[1].pictures[0].digest
        try await write(book, small: [digest])
        let reader = try ZIPReader(path: path)
        let count: Int = 2 + 4 + 3
        #expect(reader.entries.count == count)
        let manifest = try AppManifest(parsing: reader.read("manifest.json", limit: 1 << 20))
        let sizes = manifest.stories[0].pages[1].pictures[0].sizes
        #expect(sizes.high == sizes.medium && sizes.medium != sizes.low)
        #expect(
            manifest.stories[0].pages[2].pictures[0].sizes[.low] == manifest.stories[0].pages[0].pictures[0].sizes.low)
    }

    @Test(arguments: RenditionSize.allCases)
    func leavesNoPictureOutInSilence(missing: RenditionSize) async throws {
        let writer = AppBundleWriter(renditions: SampleRenditions(folder: folder.path, missing: missing))
        let error = await #expect(throws: BookError.self) { try await writer.write(samples.oneStory, to: path) }
        #expect(
            error?.description
                == "cannot make an app bundle of “The Lantern Fox”: the picture "
                + "“\(samples.oneStory.stories[0].pages[0].pictures[0].digest)” is not there in the size "
                + "“\(missing.rawValue)”; find what is wrong with it with “nightpress verify”")
        #expect(!(try folder.names.contains("book.zip")))
    }

    @Test func aPageOfTextHasNoPictures() async throws {
        var book = samples.oneStory
        book.stories[0].pages[1].pictures = []
        try await write(book)
        let manifest = try AppManifest(parsing: ZIPReader(path: path).read("manifest.json", limit: 1 << 20))
        #expect(manifest.stories[0].pages[1].pictures.isEmpty && !manifest.stories[0].pages[1].text.isEmpty)
        book.stories[0].pages = book.stories[0].pages.map { BookPage(number: $0.number, text: $0.text, pictures: []) }
        let unillustrated = book
        let error = await #expect(throws: BookError.self) { try await write(unillustrated) }
        #expect(
            error?.description
                == "cannot make an app bundle of “The Lantern Fox”: it has no pictures; make them first with “nightpress run”"
        )
    }

    @Test func theSchemaAsksForPages() async throws {
        try await write(samples.oneStory)
        var manifest = try AppManifest(parsing: ZIPReader(path: path).read("manifest.json", limit: 1 << 20))
        manifest.stories.append(manifest.stories[0])
        manifest.stories[1].pages = []
        let schema = try JSONSchema(parsing: AppManifest.schema)
        let json = [UInt8](try JSONEncoder().encode(manifest))
        #expect(
            schema.problems(in: try JSONValue(parsing: json)).map(\.description).map { $0.prefix { $0 != ":" } }
                == ["stories[1].pages"])
    }

    @Test func saysWhyABookCannotBeMade() async throws {
        let empty = samples.book(stories: [samples.story(pages: [])])
        let none = await #expect(throws: BookError.self) { try await write(empty) }
        #expect(
            none?.description
                == "cannot make an app bundle of “The Lantern Fox”: it has no pages; make its pictures first "
                + "with “nightpress run”")
        let story = samples.story(pages: samples.pages(["A hill."]))
        let twice = await #expect(throws: BookError.self) {
            try await write(samples.book(stories: [story, story]))
        }
        #expect(
            twice?.description
                == "cannot make an app bundle of “The Lantern Fox”: the story “the-lantern-fox” is there "
                + "twice; give each story a name of its own")
        #expect(!(try folder.names.contains("book.zip")))
    }
}
