import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Media

/// Hostile archives. Their statements are measured before they are used, and nothing of them is written to the disk.
struct HostileBookTests {
    private let books: WholeBooks

    init() throws {
        books = try WholeBooks()
    }

    private func problems(_ entry: RawZIP.Entry, limits: BundleLimits = .standard) async throws -> [String] {
        try await problems(RawZIP(try await books.entries("book.zip") + [entry]), limits: limits)
    }

    private func problems(_ archive: RawZIP, limits: BundleLimits = .standard) async throws -> [String] {
        let before = try books.folder.names
        let findings = try await books.check(books.folder.write(archive.bytes, to: "hostile.zip"), limits: limits)
        #expect(try Set(books.folder.names).subtracting(before).isSubset(of: ["hostile.zip"]))
        return findings.problems.map(\.description)
    }

    @Test(arguments: [
        ("../../etc/passwd", "has “.” or “..” as a part"),
        ("pictures/../../x.jpg", "has “.” or “..” as a part"),
        ("/etc/passwd", "begins with a slash"), ("..\\..\\autoexec.bat", "has a backslash in it"),
        ("C:/Windows/x", "has one of \" * : < > ? | in it"),
        ("pictures//", "has an empty part between two slashes or after the last slash"),
        ("CON.jpg", "has a part that is a device name on Windows, such as “CON”"),
        ("pictures/aux/x.jpg", "has a part that is a device name on Windows, such as “CON”"),
        ("pictures/\u{E000}", "has a character in it that has no meaning in Unicode"),
        ("pictures//x", "has an empty part between two slashes or after the last slash"),
        ("x.", "has a part that ends with a dot or a space"),
    ])
    func anEntryThatWouldLeadElsewhereIsNamed(_ name: String, _ flaw: String) async throws {
        let found = try await problems(RawZIP.Entry(name))
        #expect(found.first == "the entry “\(name)” is not safe to unpack: the name \(flaw)")
    }

    /// libzip rejects UTF-8 names with control characters. In a name of the old encoding these bytes are graphic
    /// characters.
    @Test func aNameWithControlCharactersDamagesTheArchive() async throws {
        let name = RawZIP.Entry("\u{1B}[2Jx")
        #expect(try await problems(name) == ["the archive is damaged: Zip archive inconsistent"])
        #expect(
            try await problems(name.with { $0.flags = 0 }) == [
                "the entry “←[2Jx” is not named by manifest.json", "the entry “←[2Jx” is not named by SHA256SUMS",
            ])
    }

    @Test func namesAreCutAndTurnNoLine() async throws {
        let found = try await problems(RawZIP.Entry("\u{202E}" + String(repeating: "é", count: 20_000)))
        #expect(
            found.first
                == "the entry “\(String(repeating: "é", count: 100))…” is not safe to unpack: the name has an "
                + "invisible character in it, such as one that changes the direction of text")
        #expect(found.count == 3 && found.allSatisfy { !$0.contains("\u{202E}") && $0.count < 300 })
    }

    @Test(arguments: [
        ("manifest.json", "manifest.json"), ("SHA256SUMS", "sha256sums"), ("SHA256SUMS", "\u{17F}ha256sum\u{17F}"),
    ])
    func twoEntriesOfOneNameAreNamed(_ name: String, _ other: String) async throws {
        let found = try await problems(RawZIP.Entry(other))
        #expect(
            found.first
                == "the entry “\(other)” has the name of “\(name)”; upper and lower case count as the same")
    }

    /// Some programs also make links of entries from VMS, Atari, BeOS and AtheOS.
    @Test(arguments: [0, 2, 3, 5, 7, 16, 19, 30, 255])
    func aLinkIsNamedAndNotRead(system: UInt8) async throws {
        let link = RawZIP.Entry("pictures/link.jpg", Array("/etc/passwd".utf8)).with {
            $0.attributes = 0o120777 << 16
            $0.system = system
        }
        #expect(
            try await problems(link).first
                == "the entry “pictures/link.jpg” is not safe to unpack: it is a symbolic link or a device, not a file")
    }

    @Test func anEncryptedEntryIsNamed() async throws {
        let entry = RawZIP.Entry("pictures/secret.jpg", [UInt8](repeating: 7, count: 40)).with { $0.flags = 0x0801 }
        #expect(
            try await problems(entry).first
                == "the entry “pictures/secret.jpg” cannot be read: it is encrypted")
    }

    @Test func anEntryThatSaysItIsHugeIsNotRead() async throws {
        let manifest = RawZIP.Entry("manifest.json", [0x03, 0x00]).with {
            $0.method = 8
            $0.size = 1_000_000_000
        }
        let found = try await problems(RawZIP([manifest]))
        #expect(
            found.contains("the entry “manifest.json” is not read: it has 1000000000 bytes, at most 67108864 are taken")
        )
        let bomb = RawZIP.Entry("pictures/bomb.jpg", [UInt8](repeating: 0, count: 1000)).with {
            $0.method = 8
            $0.size = 60_000_000
        }
        #expect(
            try await problems(bomb).contains(
                "the entry “pictures/bomb.jpg” is not read: 1000 bytes cannot unpack to 60000000"))
    }

    /// As in archives that unpack to thousands of terabytes: all entries share the same bytes.
    @Test func entriesThatLieOverEachOtherAreNotRead() async throws {
        let data = [UInt8](repeating: 65, count: 5000)
        let entries =
            [RawZIP.Entry("manifest.json", data)]
            + (1...50).map { number in
                RawZIP.Entry("\(number)", data).with { $0.offset = 0 }
            }
        #expect(
            try await problems(RawZIP(entries))
                == ["its entries lie over each other, as in archives that are made to fill a disk"])
    }

    @Test func allEntriesTogetherAreBounded() async throws {
        var limits = BundleLimits.standard
        (limits.excess, limits.allowance) = (1, 100)
        let book = try await books.entries("book.zip")
        let bomb = RawZIP.Entry("pictures/bomb.jpg", [UInt8](repeating: 0, count: 2000)).with {
            $0.method = 8
            $0.size = 1_900_000
        }
        let archive = RawZIP(book + [bomb])
        let total = book.reduce(0) { $0 + $1.data.count } + 1_900_000
        #expect(
            try await problems(archive, limits: limits)
                == ["it would unpack to \(total) bytes, at most \(archive.bytes.count + 100) fit what it is"])
    }

    @Test func moreEntriesThanAnyBookHasAreNotListed() async throws {
        var limits = BundleLimits.standard
        limits.entries = 9
        let archive = RawZIP((0..<3000).map { RawZIP.Entry("\($0)", []) })
        #expect(try await problems(archive, limits: limits) == ["it lists 3000 entries, at most 9 are looked at"])
        limits = .standard
        limits.directory = 1000
        let size = 3000 * 46 + (0..<3000).reduce(0) { $0 + "\($1)".utf8.count }
        #expect(
            try await problems(archive, limits: limits)
                == ["its list of entries has \(size) bytes, at most 1000 are read"])
    }

    /// A second end record, in the comment of the first, has another count.
    @Test func theMostThatAnyEndRecordSaysCounts() async throws {
        var inner = RawZIP([])
        inner.statedCount = 60_000
        var archive = RawZIP([RawZIP.Entry("manifest.json")])
        archive.comment = inner.bytes
        var limits = BundleLimits.standard
        limits.entries = 50_000
        #expect(try await problems(archive, limits: limits) == ["it lists 60000 entries, at most 50000 are looked at"])
    }

    @Test(.timeLimit(.minutes(5))) func thousandsOfEntriesAreLookedThroughSoon() async throws {
        let archive = RawZIP(
            [RawZIP.Entry("manifest.json", Array("{}".utf8))] + (0..<20_000).map { RawZIP.Entry("\($0)", []) })
        await #expect(throws: BundleCheckError.self) { try await problems(archive) }
        let book = try await books.entries("book.zip")
        let found = try await problems(RawZIP(book + (0..<20_000).map { RawZIP.Entry("\($0)", []) }))
        #expect(found.count == 40_000)
    }

    @Test func aDeepManifestIsRefused() async throws {
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 900_000)
        let found = try await problems(RawZIP([RawZIP.Entry("manifest.json", deep)]))
        #expect(found.first == "“manifest.json” is not as it must be: it is not JSON")
    }

    /// Each value would take about a hundred bytes of memory, for two bytes in the file.
    @Test func aManifestOfMillionsOfValuesIsNotParsed() async throws {
        let text = Array("{\"a\":[".utf8) + (0..<1_000_000).flatMap { _ in [UInt8(ascii: "0"), UInt8(ascii: ",")] }
        let found = try await problems(RawZIP([RawZIP.Entry("manifest.json", text)]))
        #expect(found.first == "“manifest.json” is not as it must be: it has more than 1000000 values")
    }

    /// Every file of the archive is changed at random, once as written and once without compression. The change is
    /// reported, or it is not in a part of the book.
    @Test(.timeLimit(.minutes(5)), arguments: ["book.zip", "book.epub", "comic.cbz"])
    func changedBytesAreReportedOrPlayNoPart(_ name: String) async throws {
        let stored = RawZIP(try await books.entries(name)).bytes
        let original = try contents(books.folder.path.appending("whole-\(name)"))
        var random = SeededGenerator(seed: 7)
        for bytes in [stored, try books.folder.read("whole-\(name)")] {
            var notified = 0
            for _ in 0..<80 {
                var changed = bytes
                for _ in 0...random.next(below: 6) {
                    // Half of the changes are in the list of entries at the end.
                    let reach = random.next(below: 2) == 0 ? min(1500, bytes.count) : bytes.count
                    changed[bytes.count - 1 - random.next(below: reach)] = UInt8(random.next(below: 256))
                }
                let file = try books.folder.write(changed, to: "changed.zip")
                do {
                    let findings = try await books.check(file)
                    if findings.isWhole { #expect(try contents(file) == original) } else { notified += 1 }
                } catch  where error is BundleCheckError || error is ArchiveError {
                    notified += 1
                }
            }
            #expect(notified > 40)
        }
    }

    private func contents(_ path: FilePath) throws -> [String: [UInt8]] {
        let reader = try ZIPReader(path: path)
        var contents: [String: [UInt8]] = [:]
        for (place, entry) in reader.entries.enumerated() {
            contents[entry.name] = try reader.read(at: place, limit: 1 << 24)
        }
        return contents
    }
}
