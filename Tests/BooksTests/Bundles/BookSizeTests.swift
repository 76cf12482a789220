import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain

/// Books larger than the limit for reading.
struct BookSizeTests {
    private let folder: TemporaryFolder
    private let samples: SampleBooks
    private let path: FilePath

    init() throws {
        folder = try TemporaryFolder()
        samples = try SampleBooks(in: folder)
        path = folder.path.appending("book")
    }

    @Test func aManifestThatIsTooLongIsNotWritten() async throws {
        let text = String(repeating: "\"", count: AppManifest.sizeLimit / 2)
        let book = samples.book(stories: [samples.story(pages: samples.pages([text]))])
        let error = await #expect(throws: BookError.self) {
            try await AppBundleWriter(renditions: SampleRenditions(folder: folder.path, small: [])).write(
                book, to: path)
        }
        let words = try #require(error?.description)
        #expect(words.hasPrefix("cannot make an app bundle of “The Lantern Fox”: its manifest would have 3355"))
        #expect(words.hasSuffix(" bytes, at most 33554432 are read; export its stories one by one"))
        #expect(try !folder.names.contains("book"))
    }

    @Test func aComicOfTooManyPicturesIsNotWritten() async throws {
        let error = await #expect(throws: BookError.self) {
            try await CBZWriter().write(samples.long(pages: 120_000), to: path)
        }
        #expect(
            error?.description
                == "cannot make a CBZ of “The Lantern Fox”: it would have 120004 files, at most 120000 are read; export "
                + "its stories one by one")
        #expect(try !folder.names.contains("book"))
    }

    @Test func anEPUBOfTooManyPagesIsNotWritten() throws {
        let book = samples.long(pages: 119_995)
        let error = #expect(throws: BookError.self) { try ReflowableEPUBWriter().write(book, to: path) }
        #expect(
            error?.description.hasPrefix("cannot make a reflowable EPUB of “The Lantern Fox”: it would have ") == true)
        #expect(try !folder.names.contains("book"))
    }
}
