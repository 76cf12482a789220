import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Media

/// The names of files in books with hostile titles, all in one collection.
struct FileNameTests {
    /// With the names that a pipeline gives to stories whose titles differ only in case.
    private static let titles = [
        ("../../etc/passwd", "../../etc/passwd"), ("/absolute", "/absolute"), ("\u{0}", "\u{0}"), ("CON", "CON"),
        ("nul.", "nul."), ("a:b*c?", "a:b*c?"),
        (String(repeating: "x", count: 300), String(repeating: "x", count: 300)),
        ("\u{202E}gpj.exe", "\u{202E}gpj.exe"),
        ("Fuchs", "Fuchs"), ("fuchs", "fuchs 2"), ("ＦＵＣＨＳ", "ＦＵＣＨＳ"), ("cover", "cover"), ("colophon", "colophon"),
        ("nav", "nav"), ("package", "package"), ("mimetype", "mimetype"), ("ComicInfo", "ComicInfo"),
        ("p0001", "p0001"),
    ]

    private let folder: TemporaryFolder
    private let book: Book

    init() throws {
        folder = try TemporaryFolder()
        let samples = try SampleBooks(in: folder)
        book = samples.book(
            "../../up",
            stories: Self.titles.enumerated().map { index, title in
                samples.story(
                    title.0, slug: title.1, pages: samples.pages(["One.", "Two."], firstPicture: 1 + index * 2))
            })
    }

    @Test(arguments: [
        (ExportFormat.epub, 5 + 4 + 36 + 3 * 18 + 2), (.reflowable, 5 + 4 + 36 + 18 + 2), (.bundle, 2 + 4 * 36),
        (.html, 4 + 5 + 36),
    ])
    func isSafeAndUniqueHoweverStoriesAreCalled(format: ExportFormat, count: Int) async throws {
        let names = try await SampleWriters(folder: folder).names(in: book, as: format)
        #expect(names.count == count)
        #expect(Set(names.map { $0.lowercased() }).count == count)
        for name in names {
            #expect(EntryName.flaw(in: name) == nil)
            #expect(name.utf8.count <= 255)
            let rest = [
                "META-INF/", "EPUB/", "ComicInfo", "SHA256SUMS", "Andika-", "Quicksand-", "Regular", "Bold", "OFL",
            ].reduce(name) { $0.replacing($1, with: "") }
            #expect(rest.utf8.allSatisfy("abcdefghijklmnopqrstuvwxyz0123456789-./".utf8.contains), "\(name)")
        }
        let written = try folder.names.filter { !$0.hasSuffix(".jpg") }
        #expect(written == ["book.\(format.fileExtension)", "picture.png"])
    }
}
