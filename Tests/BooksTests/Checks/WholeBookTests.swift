import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Platform

/// Books of each kind, valid and with one fault.
struct WholeBookTests {
    private let books: WholeBooks

    init() throws {
        books = try WholeBooks()
    }

    @Test(arguments: [
        ("book.zip", BundleFindings.Kind.bundle, 8), ("book.epub", .epub, 2), ("flowing.epub", .epub, 2),
        ("comic.cbz", .cbz, 4), ("plain.cbz", .cbz, 2),
    ])
    func findsNothingWrongWithAWholeBook(_ name: String, _ kind: BundleFindings.Kind, pictures: Int) async throws {
        let entries = try await books.entries(name)
        let findings = try await books.check(books.folder.path.appending("whole-\(name)"))
        #expect(findings.problems == [])
        #expect(findings.kind == kind && findings.pictures == pictures && findings.entries == entries.count)
        #expect(try await books.problems(RawZIP(entries).bytes, name) == [], "the order of fields means nothing")
        var repacked = RawZIP(entries)
        repacked.hasDigest = false
        #expect(
            try await books.problems(repacked.bytes, name)
                == (kind == .bundle || name == "plain.cbz"
                    ? []
                    : [
                        "it has no SHA-256 at its end: another program changed it, or an older version wrote it; export it again"
                    ]))
    }

    @Test(arguments: ["book.zip", "book.epub", "flowing.epub", "comic.cbz"])
    func findsEachChangedBit(_ name: String) async throws {
        _ = try await books.entries(name)
        let bytes = try LocalFileSystem().read(books.folder.path.appending("whole-\(name)"), limit: 1 << 24)
        var random = SeededGenerator(seed: 8)
        for _ in 0..<100 {
            var changed = bytes
            // Half of them in the lists at the end.
            let range = random.next(below: 2) == 0 ? bytes.count : min(bytes.count, 2_000)
            let place = bytes.count - 1 - random.next(below: range)
            changed[place] ^= 1 << UInt8(random.next(below: 8))
            #expect(try await books.problems(changed, name) != [], "a bit of byte \(place) of \(bytes.count)")
        }
    }

    @Test(arguments: ["book.zip", "book.epub", "flowing.epub", "comic.cbz"])
    func namesAnEntryWhoseBytesChanged(_ name: String) async throws {
        let entries = try await books.entries(name)
        for (place, entry) in entries.enumerated() where entry.data.count > 4 {
            var changed = entries
            changed[place].data[entry.data.count / 2] ^= 1
            let problems = try await books.problems(RawZIP(changed).bytes, name)
            let line = "the entry “\(String(decoding: entry.name, as: UTF8.self))” is damaged: CRC error"
            #expect(problems.contains(line), "\(problems)")
        }
    }

    @Test(arguments: ["book.zip", "book.epub", "flowing.epub", "comic.cbz"])
    func aFileThatEndsEarlyIsDamaged(_ name: String) async throws {
        let bytes = RawZIP(try await books.entries(name)).bytes
        for count in [4, 100, bytes.count / 2, bytes.count - 30, bytes.count - 1] {
            let problems = try await books.problems(Array(bytes.prefix(count)), name)
            #expect(problems.count == 1 && problems[0].hasPrefix("the archive is damaged: "), "\(count): \(problems)")
        }
    }

    @Test func aBundlesPictureThatIsAnotherIsNoticed() async throws {
        let entries = try await books.entries("book.zip")
        let (first, second) = (entries[2], entries[3])
        let (one, other) = (String(decoding: first.name, as: UTF8.self), String(decoding: second.name, as: UTF8.self))
        var changed = entries
        changed[2] = RawZIP.Entry(one, second.data)
        #expect(
            try await books.problems(RawZIP(changed).bytes)
                == (first.data.count == second.data.count
                    ? []
                    : ["the entry “\(one)” has \(second.data.count) bytes, and manifest.json says \(first.data.count)"])
                + ["the entry “\(one)” is not the file that SHA256SUMS tells the SHA-256 of"])
        changed = entries
        changed.remove(at: 3)
        #expect(
            try await books.problems(RawZIP(changed).bytes) == [
                "“\(other)” is missing, which manifest.json names", "“\(other)” is missing, which SHA256SUMS names",
            ])
        changed = entries + [RawZIP.Entry("pictures/extra.jpg")]
        #expect(
            try await books.problems(RawZIP(changed).bytes) == [
                "the entry “pictures/extra.jpg” is not named by manifest.json",
                "the entry “pictures/extra.jpg” is not named by SHA256SUMS",
            ])
        changed = entries
        changed.swapAt(0, 2)
        #expect(
            try await books.problems(RawZIP(changed).bytes) == [
                "the entry “manifest.json” is not the first of the archive"
            ])
    }

    /// With correct checksums, so that only the manifest is wrong.
    private func problems(of manifest: (String) -> String) async throws -> [String] {
        let entries = try await books.entries("book.zip")
        let text = Array(manifest(entries.text("manifest.json")).utf8)
        var list = try ChecksumList(parsing: entries[1].data).lines
        list[0].digest = SHA256Digest(of: text).hex
        let changed = entries.replacing("manifest.json", with: text)
            .replacing("SHA256SUMS", with: ChecksumList(list).bytes)
        return try await books.problems(RawZIP(changed).bytes)
    }

    @Test func aManifestThatDoesNotFitIsReportedPlaceByPlace() async throws {
        #expect(
            try await problems { $0.replacing("\"tier\" : \"free\"", with: "\"tier\" : \"gold\"") } == [
                "“manifest.json” is not as it must be: stories[0].tier: is “gold”, must be one of “free”, “premium”"
            ])
        #expect(try await problems { $0 + "x" } == ["“manifest.json” is not as it must be: it is not JSON"])
        let many = try await problems { text in
            text.replacing("\"authors\"", with: (1...25).map { "\"x\($0)\": 1, " }.joined() + "\"authors\"")
        }
        #expect(many.count == 21 && many.last == "“manifest.json” is not as it must be: and 5 more problems")
        let sizes = try await problems { $0.replacing("\"width\" : 32\n", with: "\"width\" : 33\n") }
        #expect(sizes.count == 2)
        #expect(sizes[0].hasPrefix("the picture “pictures/"))
        #expect(sizes[0].hasSuffix(".jpg” is 32x56, and manifest.json says 33x56"))
        let bytes = try await problems { text in
            let number = text.firstMatch(of: /"bytes" : (\d+)/)?.1 ?? ""
            return text.replacing("\"bytes\" : \(number),", with: "\"bytes\" : 7,")
        }
        #expect(bytes.count == 1 && bytes[0].hasSuffix("bytes, and manifest.json says 7"), "\(bytes)")
        let digests = try await problems { text in
            let digest = text.firstMatch(of: /"sha256" : "(\w+)"/)?.1 ?? ""
            return text.replacing(
                "\"sha256\" : \"\(digest)\"", with: "\"sha256\" : \"\(String(repeating: "0", count: 64))\"")
        }
        #expect(digests.count == 1 && digests[0].hasSuffix("is not the one in “SHA256SUMS”"), "\(digests)")
    }

    @Test func aBundleOfAnEarlierProgramIsWhole() async throws {
        #expect(try await problems { $0.replacing("\"version\" : 2", with: "\"version\" : 1") } == [])
    }

    @Test func aBundleOfALaterProgramIsNotJudged() async throws {
        let error = await #expect(throws: BundleCheckError.self) {
            try await problems { $0.replacing("\"version\" : 2", with: "\"version\" : 3") }
        }
        #expect(
            error?.description
                == "cannot check “\(books.folder.path.appending("book.zip"))”: its manifest is of version "
                + "3, and this Nightpress knows those up to 2; use a newer one")
    }

    @Test func anEPUBsPackageIsHeldAgainstWhatIsThere() async throws {
        let entries = try await books.entries("book.epub")
        var changed = entries
        let page = entries.name("fox-p0001.xhtml")
        changed.remove(at: entries.place("fox-p0001.xhtml"))
        #expect(
            try await books.problems(RawZIP(changed).bytes, "book.epub") == [
                "“\(page)” is missing, which \(entries.name(".opf")) names"
            ])
        changed = entries + [RawZIP.Entry("EPUB/extra.xhtml")]
        #expect(
            try await books.problems(RawZIP(changed).bytes, "book.epub") == [
                "the entry “EPUB/extra.xhtml” is not named by \(entries.name(".opf"))"
            ])
        changed = entries
        changed.append(changed.removeFirst())
        #expect(
            try await books.problems(RawZIP(changed).bytes, "book.epub") == [
                "the entry “mimetype” is not the first of the archive"
            ])
        changed = entries.replacing("mimetype", with: Array("application/epub+zip\n".utf8))
        #expect(
            try await books.problems(RawZIP(changed).bytes, "book.epub") == [
                "“mimetype” is not as it must be: it is not “application/epub+zip” alone"
            ])
        changed = entries.replacing(".opf", "href=\"", with: "href=\"../../")
        let out = try await books.problems(RawZIP(changed).bytes, "book.epub")
        #expect(
            out.contains {
                $0.contains("is not as it must be: its item “../../") && $0.hasSuffix("leads out of the book")
            })
        changed = entries.replacing(".opf", "<package", with: "<!DOCTYPE x [<!ENTITY a \"b\">]><package")
        #expect(
            try await books.problems(RawZIP(changed).bytes, "book.epub") == [
                "“\(entries.name(".opf"))” is not as it must be: it has a document type of its own"
            ])
        let picture = try WholeBooks.png(1, width: 8, height: 8)
        changed = entries.replacing(".png", with: Array(picture.prefix(60)))
        let damaged = try await books.problems(RawZIP(changed).bytes, "book.epub")
        #expect(
            damaged == [
                "the entry “\(entries.name(".png"))” is no whole picture: cannot read the PNG picture: it is damaged: "
                    + "“the file ends early”"
            ])
    }

    @Test func aComicIsHeldAgainstItsComicInfo() async throws {
        let entries = try await books.entries("plain.cbz")
        func problems(_ old: String, _ new: String) async throws -> [String] {
            try await books.problems(RawZIP(entries.replacing("ComicInfo.xml", old, with: new)).bytes, "plain.cbz")
        }
        let size = entries[entries.place("p0001.png")].data.count
        #expect(
            try await problems("<PageCount>2<", "<PageCount>3<") == ["it has 2 pictures, and ComicInfo.xml says 3"])
        #expect(
            try await problems("Image=\"1\"", "Image=\"2\"") == [
                "“picture 2” is missing, which ComicInfo.xml names",
                "the entry “p0002.png” is not named by ComicInfo.xml",
            ])
        #expect(
            try await problems("Image=\"1\"", "Image=\"0\"") == [
                "“ComicInfo.xml” is not as it must be: it describes picture 0 twice",
                "the entry “p0002.png” is not named by ComicInfo.xml",
            ])
        #expect(
            try await problems("ImageWidth=\"320\"", "ImageWidth=\"32\"") == [
                "the picture “p0001.png” is 320x560, and ComicInfo.xml says 32x560",
                "the picture “p0002.png” is 320x560, and ComicInfo.xml says 32x560",
            ])
        #expect(
            try await problems(
                "Image=\"0\" Type=\"Story\" ImageWidth=\"320\" ImageHeight=\"560\" ImageSize=\"\(size)\"",
                "Image=\"0\" ImageSize=\"7\"") == [
                    "the entry “p0001.png” has \(size) bytes, and ComicInfo.xml says 7"
                ])
        let jpeg = entries.replacing("p0001.png", with: try await books.entries("book.zip")[2].data)
        let wrong = try await books.problems(RawZIP(jpeg).bytes, "plain.cbz")
        #expect(wrong.contains("the entry “p0001.png” is a JPEG picture, and its name says PNG"))
    }

    @Test func saysWhatIsNoBook() async throws {
        let folder = books.folder
        let text = try folder.write(Array("a lantern".utf8), to: "text.zip")
        let other = try folder.write(RawZIP([RawZIP.Entry("readme.txt")]).bytes, to: "other.zip")
        let app = try folder.write(
            RawZIP([RawZIP.Entry("manifest.json", Array("{\"format\":\"web\"}".utf8))]).bytes, to: "web.zip")
        let empty = try folder.write([UInt8](), to: "empty.zip")
        let pipe = folder.path.appending("pipe.zip")
        try #require(mkfifo(pipe.string, 0o644) == 0)
        let missing = folder.path.appending("missing.zip")
        let noArchive = "it is no PDF, and not a ZIP archive, as bundles for apps, EPUBs and CBZs are"
        let noBook = "it is a ZIP archive, but no bundle for apps, EPUB or CBZ"
        let cases: [(FilePath, String)] = [
            (text, noArchive), (empty, noArchive), (other, noBook), (app, noBook), (missing, "it does not exist"),
            (folder.path, "it is a folder; name a bundle for apps (.zip), an EPUB, a CBZ or a PDF"),
            (pipe, "it is not a regular file"),
        ]
        for (path, reason) in cases {
            let error = await #expect(throws: BundleCheckError.self) { try await books.check(path) }
            #expect(error?.description == "cannot check “\(path)”: \(reason)")
        }
    }
}
