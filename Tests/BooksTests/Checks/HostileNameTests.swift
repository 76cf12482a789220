import SystemPackage
import TestSupport
import Testing

@testable import Books

/// Names that mean something else to other programs.
struct HostileNameTests {
    private let books: WholeBooks

    init() throws {
        books = try WholeBooks()
    }

    private func problems(_ entries: RawZIP.Entry...) async throws -> [String] {
        try await books.problems(RawZIP(try await books.entries("book.zip") + entries).bytes)
    }

    /// Other programs read the name up to it; libzip reads a space.
    @Test(arguments: [0, 0x0800] as [UInt16])
    func aNULIsFound(flags: UInt16) async throws {
        let found = try await problems(RawZIP.Entry("pictures/x.sh\0.jpg").with { $0.flags = flags })
        #expect(
            found.first
                == "the entry “pictures/x.sh.jpg” is not safe to unpack: the name has a control character in it")
    }

    @Test(arguments: [
        ("pictures/a", "pictures/a/b"), ("pictures/A", "Pictures/a/b/c"), ("é", "e\u{301}/x"), ("a", "a/b/"),
    ])
    func aFileWhereAFolderMustBeIsFound(_ file: String, _ inner: String) async throws {
        let found = try await problems(RawZIP.Entry(inner), RawZIP.Entry("pictures/a-b"), RawZIP.Entry(file))
        #expect(found.contains("the entry “\(inner)” is not safe to unpack: it lies in “\(file)”, which is a file"))
        #expect(found.filter { $0.contains("which is a file") }.count == 1)
    }

    /// `zip -r` writes entries for folders, and EPUB allows them.
    @Test(arguments: ["book.zip", "book.epub", "comic.cbz"])
    func foldersAreNothingWrong(_ name: String) async throws {
        let folders = ["META-INF/", "pictures/", "pictures/deep/"].map { path in
            RawZIP.Entry(path, []).with { $0.attributes = 0o40755 << 16 }
        }
        #expect(try await books.problems(RawZIP(try await books.entries(name) + folders).bytes, name) == [])
    }

    @Test func aFolderWithBytesOrWithTheNameOfAFileIsNamed() async throws {
        #expect(
            try await problems(RawZIP.Entry("pictures/")) == [
                "“pictures/” is not as it must be: it is a folder with bytes"
            ])
        #expect(
            try await problems(RawZIP.Entry("Manifest.json/", [])) == [
                "the entry “Manifest.json/” has the name of “manifest.json”; upper and lower case count as the same"
            ])
        #expect(
            try await problems(RawZIP.Entry("../", [])) == [
                "the entry “../” is not safe to unpack: the name has “.” or “..” as a part"
            ])
    }

    /// Both are complete. Which one is unpacked depends on the program.
    @Test func twoListsOfEntriesAreFound() async throws {
        var archive = RawZIP(try await books.entries("book.zip"))
        var inner = RawZIP([RawZIP.Entry("manifest.json")])
        inner.start = archive.bytes.count
        archive.comment = inner.bytes
        let findings = try await books.check(books.folder.write(archive.bytes, to: "two.zip"))
        #expect(
            findings.problems.map(\.description) == [
                "it has 2 lists of entries, and programs differ in which they unpack"
            ])
        #expect(findings.problems.map(\.isHostile) == [true])
    }

    /// Other programs find this archive by its last end record, for any stated position of its list. libzip does not
    /// find it.
    @Test(arguments: [true, false], ["book.zip", "book.epub", "comic.cbz"])
    func anArchiveInTheCommentIsFoundThoughItIsNotWhole(isShifted: Bool, name: String) async throws {
        var archive = RawZIP(try await books.entries(name))
        var inner = RawZIP([RawZIP.Entry("../../evil")])
        if !isShifted { inner.start = archive.bytes.count }
        archive.comment = inner.bytes + (isShifted ? [] : [0])
        let findings = try await books.check(books.folder.write(archive.bytes, to: name))
        #expect(
            findings.problems.map(\.description) == [
                "it has 2 lists of entries, and programs differ in which they unpack"
            ])
        #expect(findings.problems.map(\.isHostile) == [true])
    }

    /// A book may contain an archive as a file, and have a comment.
    @Test func anArchiveAmongTheFilesIsNoSecondList() async throws {
        let inner = RawZIP([RawZIP.Entry("a.txt")]).bytes
        var archive = RawZIP(try await books.entries("comic.cbz") + [RawZIP.Entry("more.zip", inner)])
        archive.comment = Array("A comment.".utf8)
        let findings = try await books.check(books.folder.write(archive.bytes, to: "comic.cbz"))
        #expect(!findings.problems.contains { $0.description.contains("lists of entries") })
    }

    /// The program's own books may come close to the limit.
    @Test func manyEntriesAloneAreNoAttack() async throws {
        var limits = BundleLimits.standard
        limits.entries = 2
        let file = try books.folder.write(RawZIP(try await books.entries("book.zip")).bytes, to: "many.zip")
        let findings = try await books.check(file, limits: limits)
        #expect(findings.problems.map(\.isHostile) == [false])
    }
}
