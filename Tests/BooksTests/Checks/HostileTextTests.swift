import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Media

/// Small archives whose lists unpack to large ones. They must not exhaust memory or control the terminal.
struct HostileTextTests {
    private let books: WholeBooks

    init() throws {
        books = try WholeBooks()
    }

    private static let container = """
        <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="p.opf" media-type="application/oebps-package+xml"/></rootfiles>\
        </container>
        """
    private static let largeSize = 60_000_000

    /// The entries of an archive of about 60 kilobytes.
    private static func entries(_ kind: String) -> [(String, [UInt8])] {
        func document(_ beginning: String, _ byte: Character, _ ending: String, count: Int = largeSize) -> [UInt8] {
            Array(beginning.utf8) + Array(repeating: byte.asciiValue ?? 0, count: count) + Array(ending.utf8)
        }
        let manifest = ("manifest.json", Array("{\"format\":\"nightpress-app-bundle\"}".utf8))
        let epub = [
            ("mimetype", Array("application/epub+zip".utf8)), ("META-INF/container.xml", Array(container.utf8)),
        ]
        return switch kind {
        case "line feeds": [manifest, ("SHA256SUMS", document("", "\n", ""))]
        case "fewer line feeds": [manifest, ("SHA256SUMS", document("", "\n", "", count: 30_000_000))]
        case "text": epub + [("p.opf", document("<item href='a'>", "x", "</item>"))]
        case "attribute": epub + [("p.opf", document("<item href='", "x", "'/>"))]
        case "attributes":
            epub + [("p.opf", Array("<item\(String(repeating: " a='x'", count: 6_000_000))".utf8))]
        case "tags":
            epub + [("p.opf", Array("<package>\(String(repeating: "<item href='a' b=''/>", count: 2_500_000))".utf8))]
        default: [("ComicInfo.xml", document("<ComicInfo><PageCount>", "x", "</PageCount></ComicInfo>"))]
        }
    }

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"), "memory is not told here"),
        .timeLimit(.minutes(3)),
        arguments: [
            ("line feeds", "SHA256SUMS” is not as it must be: line 1 begins a list of 60000000 bytes"),
            ("fewer line feeds", "SHA256SUMS” is not as it must be: line 1 is not a SHA-256, two spaces and a name"),
            ("text", "“p.opf” is not as it must be: it has no reading order"),
            ("attribute", "“p.opf” is not as it must be: it has no reading order"),
            ("attributes", "“p.opf” is not as it must be: an element has “a” twice"),
            // Beyond the limits of this program nothing is certain, so that nothing is reported.
            ("tags", "the entry “mimetype” is compressed, which it must not be"),
            ("comic", ""),
        ])
    func takesLittleMemoryForASmallArchive(_ kind: String, _ problem: String) async throws {
        let path = books.folder.path.appending("large.zip")
        var writer = try ZIPWriter(path: path, secondsSince1970: 1_784_592_000)
        for (name, bytes) in Self.entries(kind) { try writer.add(bytes, as: name, .deflated) }
        try writer.finish()
        await #expect(processExitsWith: .success) {
            [path = path.string as String, problem = problem as String] in
            let before = try HostileTextTests.peakMemory()
            let findings = try await WholeBooks().check(FilePath(path))
            let isFound = findings.problems.contains { $0.description.contains(problem) }
            try #require(isFound || problem.isEmpty && findings.problems.isEmpty, "\(findings.problems)")
            let growth = try HostileTextTests.peakMemory() - before
            try #require(growth < 300_000, "\(growth) kilobytes")
        }
    }

    /// Kilobytes.
    private static func peakMemory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        return try #require(status.firstMatch(of: /VmHWM:\s+(\d+) kB/).flatMap { Int($0.1) })
    }

    private static let hostileText = "\u{9B}2J\u{202E}" + String(repeating: "x", count: 100_000)

    private func expectHarmless(_ problems: [String], naming part: String) {
        #expect(problems.contains { $0.contains(part) }, "\(problems.map { $0.prefix(300) })")
        for problem in problems {
            #expect(problem.count < 700)
            #expect(problem.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{202E}" })
        }
    }

    @Test func longWordsOfAnEPUBAreCut() async throws {
        let entries = try await books.entries("book.epub")
        func problems(_ part: String, _ old: String, _ new: String) async throws -> [String] {
            try await books.problems(RawZIP(entries.replacing(part, old, with: new)).bytes, "book.epub")
        }
        let path = try await problems("container.xml", "full-path=\"", "full-path=\"\(Self.hostileText)")
        expectHarmless(path, naming: "is missing, which META-INF/container.xml names")
        let missing = try await problems(".opf", "href=\"", "href=\"\(Self.hostileText)")
        expectHarmless(missing, naming: "is missing, which EPUB/package.opf names")
        let out = try await problems(".opf", "href=\"", "href=\"../../\(Self.hostileText)")
        expectHarmless(out, naming: "x…” leads out of the book")
        let repeated = try await problems(".opf", "<item ", "<item \(Self.hostileText)=\"\" \(Self.hostileText)=\"\" ")
        expectHarmless(repeated, naming: "an element has “")
    }

    @Test func longWordsOfAComicAreCut() async throws {
        let entries = try await books.entries("plain.cbz")
        for (part, new) in [
            ("says x", "<PageCount>\(Self.hostileText)"),
            ("“picture x", "<Page Image=\"\(Self.hostileText)\"/><PageCount>"),
            ("says x", "<Page Image=\"0\" ImageSize=\"\(Self.hostileText)\"/><PageCount>"),
        ] {
            let changed = entries.replacing("ComicInfo.xml", "<PageCount>", with: new)
            expectHarmless(try await books.problems(RawZIP(changed).bytes, "plain.cbz"), naming: part)
        }
    }

    @Test func longKeysOfAManifestAreCut() async throws {
        let entries = try await books.entries("book.zip")
        let changed = entries.replacing(
            "manifest.json", "\"authors\"", with: "\"\(Self.hostileText)\" : 1, \"authors\"")
        expectHarmless(
            try await books.problems(RawZIP(changed).bytes), naming: "“manifest.json” is not as it must be: x")
    }
}
