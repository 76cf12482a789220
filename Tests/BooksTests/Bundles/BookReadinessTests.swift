import Platform
import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain

/// What every kind of book rejects, and what it skips.
struct BookReadinessTests {
    private let folder: TemporaryFolder
    private let samples: SampleBooks

    init() throws {
        folder = try TemporaryFolder()
        samples = try SampleBooks(in: folder)
    }

    private func write(_ stories: [BookStory], as format: ExportFormat) async throws {
        _ = try await SampleWriters(folder: folder).names(in: samples.book(stories: stories), as: format)
    }

    @Test(arguments: ExportFormat.allCases)
    func refusesABookWithoutPages(format: ExportFormat) async throws {
        await #expect(throws: BookError.noPages(format, title: "The Lantern Fox")) {
            try await write([samples.story(pages: [])], as: format)
        }
    }

    @Test(arguments: ExportFormat.allCases)
    func refusesAPageThatIsThereTwice(format: ExportFormat) async throws {
        let story = samples.story(pages: samples.pages(["One."]) + samples.pages(["Two."], firstPicture: 2))
        await #expect(
            throws: BookError.repeatedPage(format, title: "The Lantern Fox", story: story.slug, number: 1)
        ) {
            try await write([story], as: format)
        }
    }

    @Test(arguments: ExportFormat.allCases)
    func refusesStoriesWhoseNamesDifferByCaseAlone(format: ExportFormat) async throws {
        let stories = ["Fuchs", "FUCHS"].enumerated().map { index, name in
            samples.story(name, slug: name, pages: samples.pages(["One."], firstPicture: index))
        }
        await #expect(
            throws: BookError.repeatedStory(format, title: "The Lantern Fox", story: Slug(title: "fuchs"))
        ) {
            try await write(stories, as: format)
        }
    }

    @Test(arguments: [ExportFormat.cbz, .bundle])
    func refusesABookWithoutPicturesWhereThereIsNothingElse(format: ExportFormat) async throws {
        let words = samples.story(pages: [BookPage(number: 1, text: "Only words.", pictures: [])])
        await #expect(throws: BookError.noPictures(format, title: "The Lantern Fox")) {
            try await write([words], as: format)
        }
    }

    @Test(arguments: [ExportFormat.epub, .reflowable, .html])
    func setsABookOfWordsAlone(format: ExportFormat) async throws {
        let words = samples.story(pages: [BookPage(number: 1, text: "Only words.", pictures: [])])
        let book = samples.book(stories: [words])
        let names = try await SampleWriters(folder: folder).names(in: book, as: format)
        #expect(!names.isEmpty && names.allSatisfy { !$0.hasSuffix(".png") })
    }

    @Test func saysWhatIsThereTwice() {
        let slug = Slug(title: "fox")
        #expect(
            BookError.repeatedPage(.html, title: "Fox", story: slug, number: 1).description
                == "cannot make an HTML reader of “Fox”: page 1 of the story “fox” is there twice; "
                + "give each page a number of its own")
        #expect(
            BookError.repeatedStory(.cbz, title: "Fox", story: slug).description
                == "cannot make a CBZ of “Fox”: the story “fox” is there twice; give each story a name of its own")
    }

    /// With the digest that the writer returns, the book is not read again.
    @Test(arguments: ExportFormat.allCases)
    func returnsTheDigestOfItsArchive(format: ExportFormat) async throws {
        let name = "book.\(format.fileExtension)"
        let writer = SampleWriters(folder: folder).writer(of: format)
        let digest = try await writer.write(samples.collection, to: folder.path.appending(name))
        let isArchive = [.bundle, .epub, .reflowable, .cbz].contains(format)
        #expect(try digest == (isArchive ? SHA256Digest(of: folder.read(name)) : nil))
    }
}
