import Foundation
import TestSupport
import Testing

@testable import Books

/// A book's statements about its entries, and the files that make them.
struct BookClaimTests {
    private let books: WholeBooks

    init() throws {
        books = try WholeBooks()
    }

    private func problems(package old: String, _ new: String) async throws -> [String] {
        let entries = try await books.entries("book.epub")
        return try await books.problems(RawZIP(entries.replacing(".opf", old, with: new)).bytes, "book.epub")
    }

    @Test func anEPUBsPictureIsHeldAgainstItsMediaType() async throws {
        let found = try await problems(package: "image/png", "image/JPEG")
        #expect(found.count == 2)
        #expect(found.allSatisfy { $0.hasSuffix(".png” is a PNG picture, and EPUB/package.opf says JPEG") }, "\(found)")
        let entries = try await books.entries("book.epub")
        let (old, new) = (entries.name(".png"), entries.name(".png").replacing(".png", with: ".jpg"))
        var renamed = entries
        renamed[entries.place(".png")] = RawZIP.Entry(new, entries[entries.place(".png")].data)
        let changed = renamed.replacing(".opf", String(old.dropFirst(5)), with: String(new.dropFirst(5)))
        #expect(try await books.problems(RawZIP(changed).bytes, "book.epub") == [])
    }

    @Test(
        arguments: [
            ("book.epub", "0001.xhtml"), ("flowing.epub", ".xhtml"), ("book.epub", "nav.xhtml"),
            ("comic.cbz", "Info.xml"),
        ])
    func aDocumentThatIsCutIsNotWhole(_ book: String, _ ending: String) async throws {
        let entries = try await books.entries(book)
        let (name, data) = (entries.name(ending), entries[entries.place(ending)].data)
        let cut = entries.replacing(ending, with: Array(data.prefix(data.count - 20)))
        let found = try await books.problems(RawZIP(cut).bytes, "book.\(book.suffix(4) == "epub" ? "epub" : "cbz")")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("“\(name)” is not as it must be: ") == true, "\(found)")
    }

    @Test(
        arguments: [
            ("", "it has no element"), ("<!-- fox -->", "it has no element"), ("fox", "it has no element"),
            ("<p><b>fox</p>", "“b” ends with “</p>”"), ("<p>fox", "“p” does not end"), ("</p>", "“</p>” ends nothing"),
            ("<p/><p/>", "something follows its last element"), ("<p>a < b</p>", "a “<” begins no element"),
            ("<p class=\"fox", "the value of “class” does not end"), ("<p", "a tag does not end"),
            ("<p></p", "“</” does not end"), ("<!-- fox", "“<!--” does not end"),
            (String(repeating: "<p>", count: 2_000), "its elements lie in one another more than 1000 deep"),
        ])
    func anElementEndsInItsPlace(_ text: String, _ flaw: String) async throws {
        let entries = try await books.entries("book.epub").replacing("nav.xhtml", with: Array(text.utf8))
        #expect(
            try await books.problems(RawZIP(entries).bytes, "book.epub") == [
                "“EPUB/nav.xhtml” is not as it must be: \(flaw)"
            ])
    }

    @Test(
        arguments: [
            "<p a='>' b=\"&lt;/q>\"><!-- </p> --><![CDATA[</p>]]><b/><br /></p >\n",
            "<?xml version=\"1.0\"?>\n<x:p></x:p>",
        ])
    func whatOnlyLooksLikeAnEndIsNone(_ text: String) async throws {
        let entries = try await books.entries("book.epub").replacing("nav.xhtml", with: Array(text.utf8))
        #expect(try await books.problems(RawZIP(entries).bytes, "book.epub") == [])
    }

    @Test(arguments: ["book.epub", "flowing.epub"])
    func aBookHasAReadingOrderOfItsItems(_ book: String) async throws {
        let entries = try await books.entries(book)
        let package = entries.text(".opf")
        let first = try #require(package.firstRange(of: "<itemref idref=\""))
        let last = try #require(package.ranges(of: "</spine>").last)
        func problems(_ package: String) async throws -> [String] {
            try await books.problems(RawZIP(entries.replacing(".opf", with: Array(package.utf8))).bytes, "book.epub")
        }
        let without = package.replacingCharacters(in: first.lowerBound..<last.lowerBound, with: "")
        #expect(try await problems(without) == ["“EPUB/package.opf” is not as it must be: it has no reading order"])
        let astray = package.replacingCharacters(in: first, with: "<itemref idref=\"no-")
        let found = try await problems(astray)
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix("“EPUB/package.opf” is not as it must be: its reading order has “no-") == true,
            "\(found)")
    }

    /// Books of other programs may have a document type. Readers know its declarations.
    @Test func aDocumentOfAnOlderKindIsWellFormed() async throws {
        let entries = try await books.entries("book.epub")
        let text = """
            <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">
            <html xmlns="http://www.w3.org/1999/xhtml"><body><p>Fox&nbsp;and&nbsp;owl</p></body></html>
            """
        let found = try await books.problems(
            RawZIP(entries.replacing("nav.xhtml", with: Array(text.utf8))).bytes, "book.epub")
        #expect(found == [])
    }

    @Test func aDocumentWithEntitiesOfItsOwnIsNotRead() async throws {
        let entries = try await books.entries("book.epub")
        let text = "<!DOCTYPE html [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]><html>&b;</html>"
        let found = try await books.problems(
            RawZIP(entries.replacing("nav.xhtml", with: Array(text.utf8))).bytes, "book.epub")
        #expect(found == ["“EPUB/nav.xhtml” is not as it must be: it declares entities of its own"])
    }

    @Test(arguments: ["PAGE1.JPG", "page1.Jpeg", "page1.jpg"])
    func aComicsPictureIsHeldAgainstItsName(_ name: String) async throws {
        let jpeg = try await books.entries("book.zip")[2].data
        let information = RawZIP.Entry("ComicInfo.xml", Array("<ComicInfo><PageCount>1</PageCount></ComicInfo>".utf8))
        let right = RawZIP([information, RawZIP.Entry(name, jpeg)])
        #expect(try await books.problems(right.bytes, "book.cbz") == [])
        let wrong = RawZIP([information, RawZIP.Entry(name, try WholeBooks.png(1, width: 8, height: 8))])
        #expect(
            try await books.problems(wrong.bytes, "book.cbz") == [
                "the entry “\(name)” is a PNG picture, and its name says JPEG"
            ])
    }

    @Test func theFileThatSaysADigestIsNamed() async throws {
        var entries = try await books.entries("book.zip")
        let name = entries.name(".jpg")
        entries[2] = RawZIP.Entry(name, entries[3].data)
        entries.remove(at: 1)
        let found = try await books.problems(RawZIP(entries).bytes)
        #expect(found.contains("“SHA256SUMS” is missing, which every bundle names"))
        #expect(found.last == "the entry “\(name)” is not the file that manifest.json tells the SHA-256 of")
    }

    @Test func onlyPicturesThatCanBeDecodedAreCounted() async throws {
        let entries = try await books.entries("comic.cbz")
        let broken = entries.replacing("p0001.png", with: Array(entries[entries.place("p0001.png")].data.prefix(60)))
        let findings = try await books.check(books.folder.write(RawZIP(broken).bytes, to: "book.cbz"))
        #expect(findings.pictures == 3)
    }

    @Test(arguments: ["%+A", "%-1", "% A", "%4", "%zz", "%"])
    func anEscapeHasTwoDigits(_ escape: String) async throws {
        let found = try await problems(package: "href=\"nav.xhtml\"", "href=\"\(escape)\"")
        #expect(
            found.first == "“EPUB/package.opf” is not as it must be: its item “\(escape)” leads out of the book",
            "\(found)")
    }

    @Test func anEscapeStandsForItsByte() async throws {
        #expect(try await problems(package: "href=\"nav.xhtml\"", "href=\"n%61v%2Exhtml\"") == [])
        #expect(try await problems(package: "href=\"nav.xhtml\"", "href=\"n&#x61;v&#46;xhtml\"") == [])
    }

    @Test func attributesOfOtherVocabulariesPlayNoPart() async throws {
        #expect(try await problems(package: "<item ", "<item x:href=\"../../evil\" ") == [])
        #expect(try await problems(package: "href=\"nav.xhtml\"", "href=\"nav.xhtml\" x:href=\"../../evil\"") == [])
        #expect(
            try await problems(package: "href=\"nav.xhtml\"", "href=\"nav.xhtml\" href=\"style.css\"") == [
                "“EPUB/package.opf” is not as it must be: an element has “href” twice"
            ])
    }

    @Test func anElementHasNoEndOfAttributes() async throws {
        let many = (1...101).map { "a\($0)=\"\"" }.joined(separator: " ")
        #expect(
            try await problems(package: "<spine", "<spine \(many)") == [
                "“EPUB/package.opf” is not as it must be: an element has more than 100 attributes"
            ])
    }
}
