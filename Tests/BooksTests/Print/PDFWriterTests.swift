import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Media
@testable import Platform

struct PDFWriterTests {
    private let folder: TemporaryFolder
    private let samples: SampleBooks

    init() throws {
        folder = try TemporaryFolder()
        samples = try SampleBooks(in: folder)
    }

    private func write(_ book: Book, as format: ExportFormat, to name: String = "book.pdf") async throws -> FilePath {
        let path = folder.path.appending(name)
        try await SampleWriters(folder: folder).writer(of: format).write(book, to: path)
        return path
    }

    private func findings(_ path: FilePath) async throws -> BundleFindings {
        try await BundleCheck(fileSystem: LocalFileSystem(), width: 1)(path)
    }

    private var full: Book {
        var book = samples.collection
        book.details.subtitle = "Stories"
        book.details.publisher = "Lantern House"
        book.details.dedication = "For Ole."
        book.details.about = "A book of lanterns."
        book.details.isbn = ["all": ISBN("978-3-16-148410-0")].compactMapValues(\.self)
        return book
    }

    @Test(arguments: [ExportFormat.pdf, .print, .cover])
    func writesTheSameBytesAgain(format: ExportFormat) async throws {
        _ = try await write(full, as: format, to: "first.pdf")
        _ = try await write(full, as: format, to: "second.pdf")
        #expect(try folder.read("first.pdf") == folder.read("second.pdf"))
    }

    @Test(arguments: [ExportFormat.pdf, .print, .cover])
    func isWhole(format: ExportFormat) async throws {
        for book in [full, samples.comic, samples.hostile] {
            let path = try await write(book, as: format)
            #expect(try await findings(path).problems == [])
        }
    }

    @Test(
        .enabled(if: Program.isInstalled("qpdf"), "qpdf is not installed"),
        arguments: [ExportFormat.pdf, .print, .cover])
    func qpdfFindsNothingWrong(format: ExportFormat) async throws {
        let outcome = try #require(Program("qpdf")).run(["--check", try await write(full, as: format).string])
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test(.enabled(if: Program.isInstalled("pdftotext"), "poppler-utils is not installed"))
    func hasTheTextInOrder() async throws {
        let path = try await write(full, as: .pdf)
        let text = try #require(Program("pdftotext")).run([path.string, "-"]).output
        let places = [
            "Lantern House", "For Ole.", "On the edge of the forest", "The owl blinked", "A hill.",
            "A book of lanterns.",
        ]
        .map { text.firstRange(of: $0)?.lowerBound }
        #expect(!places.contains(nil))
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    }

    @Test(arguments: [100, 5000, 200_000])
    func findsAChangedByte(place: Int) async throws {
        let path = try await write(full, as: .pdf)
        var bytes = try folder.read("book.pdf")
        bytes[place] ^= 1
        _ = try folder.write(bytes, to: "changed.pdf")
        let problems = try await findings(folder.path.appending("changed.pdf")).problems.map(\.description)
        #expect(problems.contains("the bytes are not those that were written; the file is damaged"))
        #expect(try await findings(path).isWhole)
    }

    /// Also in the trailer and behind it, and in the words by which a file of this program is known.
    @Test func findsAChangeOfEachByteAtTheEnd() async throws {
        let path = try await write(full, as: .pdf)
        let bytes = try folder.read("book.pdf")
        for place in bytes.count - 300..<bytes.count {
            var changed = bytes
            changed[place] ^= 1 << UInt8(place % 8)
            _ = try folder.write(changed, to: "changed.pdf")
            let isWhole = try await findings(folder.path.appending("changed.pdf")).isWhole
            #expect(!isWhole, "byte \(place) of \(bytes.count)")
        }
        #expect(try await findings(path).isWhole)
    }

    @Test func saysThatAFileIsCutShort() async throws {
        _ = try await write(full, as: .cover)
        _ = try folder.write(Array(try folder.read("book.pdf").dropLast(3000)), to: "cut.pdf")
        #expect(
            try await findings(folder.path.appending("cut.pdf")).problems.map(\.description) == [
                "the file has no table of objects where its end says; it is cut short or damaged"
            ])
    }

    @Test func copiesPicturesUnchanged() throws {
        let bitmap = Bitmap(width: 4, height: 4, layout: .rgb, bytes: Array(repeating: 90, count: 48))
        let jpeg = try JPEGEncoder.encode(bitmap, quality: 90)
        #expect(try EncodedPixels(of: jpeg).data == jpeg)
        let png = try PNGEncoder.encode(bitmap)
        let pixels = try EncodedPixels(of: png)
        #expect(png.firstRange(of: pixels.data) != nil && pixels.channels == 3)
    }

    @Test func namesTheResolutionOfCoarsePictures() async throws {
        let notes = Mutex<[String]>([])
        let path = folder.path.appending("book.pdf")
        try PrintWriter(.print, report: { note in notes.withLock { $0.append(note) } }).write(
            samples.oneStory, to: path)
        #expect(
            notes.withLock(\.self) == [
                "“The Lantern Fox” has pictures below 300 pixels an inch on 3 pages, the first is page 3; the lowest has 204; "
                    + "print it smaller, or set a larger “size”"
            ])
    }
}
