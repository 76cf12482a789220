import Bundles
import Foundation
import SystemPackage
import TestSupport
import Testing

struct EPUBCheckTests {
    /// A command that takes an EPUB file, writes what it finds, and fails on an error.
    private static let command = ProcessInfo.processInfo.environment["NIGHTPRESS_EPUBCHECK"]

    @Test(
        .enabled(if: command != nil, "EPUBCheck did not run: set NIGHTPRESS_EPUBCHECK to a command that takes a file"),
        .serialized, arguments: ["story", "collection", "comic", "right to left", "hostile", "300 pages"])
    func findsNothing(in name: String) throws {
        let command = try #require(Self.command)
        let shell = try #require(Program("sh"))
        let folder = try TemporaryFolder()
        let samples = try SampleBooks(in: folder)
        let books = [
            "story": samples.oneStory, "collection": samples.collection, "comic": samples.comic,
            "right to left": samples.rightToLeft, "hostile": samples.hostile, "300 pages": samples.long(pages: 300),
        ]
        let file = folder.path.appending("book.epub")
        try EPUBWriter().write(try #require(books[name]), to: file)
        let outcome = try shell.run(["-c", "\(command) \"$1\"", "sh", file.string])
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("0 fatals / 0 errors / 0 warnings / 0 infos"), "\(outcome.output)")
    }
}
