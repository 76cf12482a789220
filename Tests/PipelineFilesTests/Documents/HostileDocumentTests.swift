import Media
import Platform
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import PipelineFiles

/// Documents that would cost much time or memory, or mean something else than they seem to, and programs that misbehave.
struct HostileDocumentTests {
    typealias Entry = StoredArchive.Entry

    private static let word = Entry("word/document.xml", "<w:document/>")

    private static let archives: [(entries: [Entry], problem: String)] = [
        (
            [word, Entry("../evil.xml", "")],
            "has a file with the name “../evil.xml” in it, which could be outside it; save it again"
        ),
        (
            [word, Entry("/etc/evil.xml", "")],
            "has a file with the name “/etc/evil.xml” in it, which could be outside it; save it again"
        ),
        (
            [word, Entry("word/Document.xml", "")],
            "has two files with the name “word/Document.xml” in it; save it again"
        ),
        ([word, Entry("word/a.xml", "x", isEncrypted: true)], "has a password; save it without one"),
        (
            [Entry("word/document.xml", "<!DOCTYPE a [<!ENTITY b \"c\">]><a/>")],
            "defines a document type in “word/document.xml”, which no program writes; save it again"
        ),
        (
            [Entry("word/document.xml", "\u{0}<\u{0}!\u{0}D\u{0}o\u{0}ctype a><a/>")],
            "defines a document type in “word/document.xml”, which no program writes; save it again"
        ),
        (
            [word] + (0..<4096).map { Entry("word/\($0).xml", "") },
            "has 4097 files in it, at most 4096"
        ),
    ]

    @Test(arguments: archives)
    func anArchiveIsRefused(entries: [Entry], problem: String) throws {
        let error = #expect(throws: PipelineError.self) {
            try DocumentArchive(StoredArchive(entries).bytes, kind: .word, file: "a.docx")
        }
        #expect(error?.description == "a.docx: is a Word document that \(problem)")
    }

    @Test func anArchiveThatGrowsIsRefused() throws {
        let folder = try TemporaryFolder()
        var writer = try ZIPWriter(path: folder.path.appending("a.docx"), secondsSince1970: 400_000_000)
        try writer.add([UInt8](repeating: 0x20, count: 40_000_000), as: "word/document.xml", .deflated)
        try writer.finish()
        let bytes = try folder.read("a.docx")
        let error = #expect(throws: PipelineError.self) {
            try DocumentArchive(bytes, kind: .word, file: "a.docx")
        }
        #expect(
            error?.description
                == "a.docx: is a Word document that unpacks to more than a document has (“word/document.xml”); save it again"
        )
    }

    @Test func aDamagedArchiveIsRefused() throws {
        var bytes = StoredArchive([Entry("word/document.xml", "<a>some words</a>")]).bytes
        bytes[50] ^= 1
        let error = #expect(throws: PipelineError.self) {
            try DocumentArchive(bytes, kind: .word, file: "a.docx")
        }
        #expect(error?.description == "a.docx: is a Word document that cannot be unpacked: CRC error; save it again")
    }

    @Test func anOpenDocumentWithAPasswordIsRefused() throws {
        let manifest = Entry("META-INF/manifest.xml", "<manifest:encryption-data/>")
        let error = #expect(throws: PipelineError.self) {
            try DocumentArchive(StoredArchive([manifest]).bytes, kind: .openDocument, file: "a.odt")
        }
        #expect(error?.description == "a.odt: is an OpenDocument text that has a password; save it without one")
    }

    @Test func anEPUBMayHideItsFontsOnly() throws {
        func archive(_ method: String) -> [UInt8] {
            StoredArchive([
                Entry("a.xhtml", "<!DOCTYPE html><html/>"),
                Entry("META-INF/encryption.xml", "<enc:EncryptionMethod Algorithm=\"\(method)\"/>"),
            ]).bytes
        }
        _ = try DocumentArchive(archive("http://www.idpf.org/2008/embedding"), kind: .epub, file: "a.epub")
        let error = #expect(throws: PipelineError.self) {
            try DocumentArchive(
                archive("http://www.w3.org/2001/04/xmlenc#aes128-cbc"), kind: .epub, file: "a.epub")
        }
        #expect(
            error?.description
                == "a.epub: is an EPUB that is protected against copying (DRM); take an edition without protection")
    }

    /// Only the first megabyte of these files is looked at.
    @Test(arguments: ["META-INF/encryption.xml", "a.opf"])
    func aLongFileHidesNothing(name: String) throws {
        let marks = "<enc:EncryptionMethod Algorithm=\"other\"/><itemref idref='a'/><itemref idref='a'/>"
        let archive = StoredArchive([Entry(name, String(repeating: " ", count: 1 << 20) + marks)])
        let error = #expect(throws: PipelineError.self) {
            try DocumentArchive(archive.bytes, kind: .epub, file: "a.epub")
        }
        #expect(
            error?.description == "a.epub: is an EPUB that has a file that is too large (“\(name)”); save it again")
    }

    @Test func anEPUBThatListsAPartTwiceIsRefused() throws {
        let package = Entry("a.opf", "<itemref idref='a'/><itemref linear=\"no\" idref=\"b\"/><itemref idref=\"a\"/>")
        let error = #expect(throws: PipelineError.self) {
            try DocumentArchive(StoredArchive([package]).bytes, kind: .epub, file: "a.epub")
        }
        #expect(
            error?.description == "a.epub: is an EPUB that lists a part twice in “a.opf”; save it again")
    }

    /// A page of tags alone gets the memory of a small page.
    @Test(.enabled(if: DocumentReading.isPossible, "pandoc is not installed"), .timeLimit(.minutes(1)))
    func aPageOfTagsEndsSoon() async throws {
        let reading = try DocumentReading()
        let path = try reading.folder.write(
            "<!doctype html><body>" + String(repeating: "<a <b <c ", count: 200_000), to: "a.html")
        #expect(
            try await reading.problem(of: path)
                == "is a web page (HTML) that needs more memory than pandoc may have; divide it, and name its parts")
    }

    @Test func deepNestingIsRefused() throws {
        var json = "\"x\""
        for _ in 0..<250 { json = "{\"t\":\"Emph\",\"c\":[\(json)]}" }
        let bytes = Array("{\"blocks\":[{\"t\":\"Para\",\"c\":[\(json)]}]}".utf8)
        let error = #expect(throws: PandocTree.Failure.self) { try PandocTree(bytes) }
        guard case .tooDeep(limit: 200) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    /// Whatever the bytes are, the readers end with a text or an error.
    @Test(arguments: 0..<300 as Range<UInt64>)
    func anyBytesAreReadToAnEnd(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "{", "}", "\\", "\\u", "\\u-1", "\\'", "\\'e", "\\bin9", "\\uc", "\\f1", "\\*", " ", "0", "é", "\n", "[",
            "]", "\"t\":", "\"c\":",
            "\"Para\"", "\"Str\"", ",", ":", "\"", "1", "-", "\"\\ud83d", "CHAPTER", "CHAPTER I.", "CONTENTS",
            "\n\n\n\n", "12", "THE FOX",
        ]
        let text = (0..<60).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
        if let escaped = try? RichTextBytes(Array(text.utf8), file: "a.rtf").escaped {
            #expect(String(validating: escaped, as: UTF8.self) != nil)
        }
        let json = "{\"blocks\":[{\"t\":\"Para\",\"c\":[\(text)"
        #expect(throws: PandocTree.Failure.self) { try PandocTree(Array(json.utf8)) }
        let book = try #require(GutenbergText("*** START OF THE PROJECT GUTENBERG EBOOK A ***\n" + text))
        for block in book.blocks { #expect(text.contains(block.text.prefix(1))) }
    }

    /// Programs in the place of pandoc.
    @Test(arguments: [
        ("exec yes", "pandoc read as more than 100 MB; name a shorter document"),
        ("exec sleep 30", "pandoc did not read within 0.5 seconds; save its text as Markdown, and name that file"),
        ("exit 251", "needs more memory than pandoc may have; divide it, and name its parts"),
        ("kill -ABRT $$", "needs more memory than pandoc may have; divide it, and name its parts"),
        ("echo 'no such thing' >&2; exit 3", "pandoc cannot read: “no such thing”; save it again"),
        ("exit 3", "pandoc cannot read: it ended with exit code 3; save it again"),
        ("echo '{\"blocks\": [3]}'", "pandoc wrote as invalid JSON, from byte 12 on"),
        (
            "echo '{\"blocks\": [{\"t\":\"Para\",\"c\":[{\"t\":\"Str\",'",
            "pandoc wrote as invalid JSON, from byte 41 on"
        ),
    ])
    func aProgramThatMisbehavesIsStopped(script: String, problem: String) async throws {
        let programs = try TemporaryFolder()
        var reading = try DocumentReading(
            program: try programs.writeProgram("#!/bin/sh\n\(script)\n", to: "pandoc").string)
        reading.converter.time = script.hasPrefix("exec sleep") ? .milliseconds(500) : .seconds(10)
        let path = try reading.folder.write("<html>x</html>", to: "a.html")
        #expect(try await reading.problem(of: path) == "is a web page (HTML) that \(problem)")
    }

    @Test func withoutTheProgramTheInstallationIsNamed() async throws {
        let reading = try DocumentReading(program: "pandoc-that-is-not-there")
        let path = try reading.folder.write("{\\rtf1 Fox}", to: "a.rtf")
        #expect(
            try await reading.problem(of: path)
                == "is a rich text document (RTF), which pandoc reads; “apt-get install pandoc” or “brew install pandoc” "
                + "installs it")
    }
}
