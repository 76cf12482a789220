import Bundles
import SystemPackage
import Testing

@Suite(
    .enabled(
        if: EPUBCheck.command != nil,
        "EPUBCheck did not run: set NIGHTPRESS_EPUBCHECK to a command that takes an EPUB file"),
    .serialized)
struct EPUBCheckTests {
    @Test(arguments: ["story", "collection", "comic", "right to left", "hostile", "300 pages"])
    func findsNothing(in name: String) throws {
        let folder = try TemporaryFolder()
        let samples = try SampleBooks(in: folder)
        let books = [
            "story": samples.oneStory, "collection": samples.collection, "comic": samples.comic,
            "right to left": samples.rightToLeft, "hostile": samples.hostile, "300 pages": samples.long(pages: 300),
        ]
        let file = folder.path.appending("book.epub")
        try EPUBWriter().write(try #require(books[name]), to: file)
        let outcome = try EPUBCheck.check(file)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("0 fatals / 0 errors / 0 warnings / 0 infos"), "\(outcome.output)")
    }
}
