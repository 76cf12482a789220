import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Media

/// Pages as a browser shows them. The layout estimates the widths of letters; the browser measures them.
struct RenderedPagesTests {
    private static let isThere = Browser.command != nil
    private static let reason: Comment =
        "no page was rendered: set NIGHTPRESS_CHROMIUM to a command such as “chromium --no-sandbox”"

    private static let axeReason: Comment =
        "axe-core looked at no page: set NIGHTPRESS_AXE to the path of axe.min.js, and NIGHTPRESS_CHROMIUM"

    private let folder: TemporaryFolder
    private let samples: SampleBooks

    init() throws {
        folder = try TemporaryFolder()
        samples = try SampleBooks(inTrueSizeIn: folder)
    }

    @Test(.enabled(if: isThere, reason), .serialized, arguments: SampleBooks.kinds)
    func keepsWordsAndPicturesInTheirPlaces(kind: String) async throws {
        let book = try #require(samples.book(ofKind: kind))
        let fixed = try await findings(.atPlaces, in: book, EPUBWriter(), widths: [BookLayout.pageWidth])
        #expect(fixed == [])
        let reflowable = try await findings(.atPlaces, in: book, ReflowableEPUBWriter(), widths: [320, 1280])
        #expect(reflowable == [])
    }

    @Test(.enabled(if: isThere, reason), .serialized, arguments: [0...2, 5...6, 9...12])
    func fitsLongTextsAtEveryAge(ages: ClosedRange<Int>) async throws {
        let findings = try await findings(
            .atPlaces, in: samples.longTexts(ages: ages), EPUBWriter(), widths: [BookLayout.pageWidth])
        #expect(findings == [])
    }

    @Test(
        .enabled(if: isThere && Browser.axe != nil, axeReason), .serialized,
        arguments: ["collection", "comic", "Hebrew", "hostile"], [false, true])
    func keepsNoOneFromReading(kind: String, inTheDark isDark: Bool) async throws {
        let book = try #require(samples.book(ofKind: kind))
        let axe = try #require(Browser.axe)
        try folder.write([UInt8](try Data(contentsOf: URL(filePath: axe))), to: "EPUB/axe.js")
        for (writer, width) in [(EPUBWriter() as any BookWriter, BookLayout.pageWidth), (ReflowableEPUBWriter(), 320)] {
            let findings = try await findings(
                .atBarriers(axe: "axe.js"), in: book, writer, widths: [width], inTheDark: isDark)
            #expect(findings == [])
        }
    }

    private func findings(
        _ look: PageGauge.Look, in book: Book, _ writer: any BookWriter, widths: [Int], inTheDark isDark: Bool = false
    ) async throws -> [String] {
        let file = folder.path.appending("book.epub")
        try await writer.write(book, to: file)
        let pages = try unpack(file)
        let height = try FixedEdition(book).layout.pageHeight
        let gauge = PageGauge(look: look, documents: pages.flatMap { page in widths.map { (page, $0, height) } })
        let address = try folder.write(gauge.html, to: "EPUB/gauge.html")
        let page = try #require(try Browser()).contents(of: address, isDark: isDark)
        return try #require(PageGauge.findings(in: page), "the browser measured nothing: \(page)")
    }

    /// Returns the names of the documents.
    private func unpack(_ file: FilePath) throws -> [String] {
        let reader = try ZIPReader(path: file)
        for entry in reader.entries {
            try folder.write(try reader.read(entry.name, limit: 10_000_000), to: entry.name)
        }
        let prefix = "EPUB/"
        return reader.entries.map(\.name).filter { $0.hasSuffix(".xhtml") }.map { String($0.dropFirst(prefix.count)) }
    }
}
