import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import PipelineFiles
@testable import Platform

@Suite struct StoryFileReaderTests {
    private let folder: TemporaryFolder
    private let reader = StoryFileReader(fileSystem: LocalFileSystem(), language: "en-GB")

    init() throws {
        folder = try TemporaryFolder()
    }

    private func entry(title: String? = nil, author: String? = nil, theme: Theme? = nil) -> StoryEntry {
        StoryEntry(
            slug: Slug(title: "fox"), source: .file("fox.md"), title: title,
            details: StoryDetails(author: author, theme: theme), place: "pipeline.yaml:3:9")
    }

    private func story(_ text: String, path: FilePath = "stories/the-lantern_fox.txt") throws -> StoryText {
        try reader.story(from: Array(text.utf8), entry: entry(), path: path)
    }

    @Test func takesPlainTextAsItIs() throws {
        let text = "# Not a *heading*\n\n\u{FEFF}[a](b)\nline two \n \t\n\n\\<!-- kept -->\n"
        #expect(try story(text).body == "# Not a *heading*\n\n\u{FEFF}[a](b) line two\n\n\\<!-- kept -->")
    }

    @Test func keepsTheLinesOfVerseInPlainText() throws {
        let text = "He sang:\n\nGrey goose,\n\tone by one,\nHome in the sun.\n\nAnd they came\nhome."
        #expect(try story(text).body == "He sang:\n\nGrey goose,\none by one,\nHome in the sun.\n\nAnd they came home.")
    }

    @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{85}"])
    func endsLinesAtEveryLineBreak(lineBreak: String) throws {
        let text = ["One", "two", "", "Three", "", "", "four", ""].joined(separator: lineBreak)
        #expect(try story(text).body == "One two\n\nThree\n\nfour")
    }

    /// A terminal would take the text behind them for a command, and books would lose it.
    @Test(arguments: ["fox.md", "fox.txt"])
    func keepsTheTextBehindControlCharacters(path: FilePath) throws {
        let text = ":: Start\r\nA \u{1B}]0;fox sat.\r\n\u{9B}31m It \u{90}slept\u{7}. \u{7F}\tNow\u{B}then."
        let read = try reader.content(from: Array(text.utf8), entry: entry(), path: path)
        #expect(read.story.body.hasSuffix("A ]0;fox sat. 31m It slept. Now then."), "\(read.story.body)")
        #expect(
            read.notices.map { "\($0)" } == ["\(path):2: left out of the story: 5 control characters, on lines 2, 3"])
    }

    @Test func takesAByteOrderMark() throws {
        let bytes = [0xEF, 0xBB, 0xBF] + Array("# Fox\n\nText.".utf8)
        let story = try reader.story(from: bytes, entry: entry(), path: "fox.md")
        #expect(story == StoryText(title: "Fox", body: "Text."))
    }

    @Test(arguments: [
        ("stories/the-lantern_fox.txt", "The lantern fox"), ("ärger.txt", "Ärger"), ("---.txt", "---"),
        (".txt", ".txt"),
    ])
    func makesATitleOfTheFileName(path: FilePath, title: String) throws {
        #expect(try story("Text.", path: path).title == title)
    }

    @Test func letsThePipelineOverruleTheFile() throws {
        let text = "---\ntitle: Fox\nauthor: A. Badger\ntheme: animals\n---\nText."
        let own = try reader.story(from: Array(text.utf8), entry: entry(), path: "fox.md")
        #expect(
            own == StoryText(title: "Fox", details: StoryDetails(author: "A. Badger", theme: .animals), body: "Text."))
        let overruled = try reader.story(
            from: Array(text.utf8), entry: entry(title: "Owl", author: "B. Wren", theme: .family), path: "fox.MARKDOWN")
        #expect(
            overruled
                == StoryText(title: "Owl", details: StoryDetails(author: "B. Wren", theme: .family), body: "Text."))
    }

    @Test func saysThatAHeadingIsLeftOutForTheTitleOfThePipeline() throws {
        let read = try reader.content(from: Array("x\n".utf8), entry: entry(title: "Owl"), path: "fox.md")
        #expect(read.notices == [])
        let overruled = try reader.content(from: Array("\n# Fox\n\nx".utf8), entry: entry(title: "Owl"), path: "fox.md")
        #expect(
            overruled.notices.map(\.description) == [
                "fox.md:2: left out of the story: its title “Fox”; the pipeline gives the title “Owl”"
            ])
    }

    struct Bad: CustomStringConvertible {
        var text: [UInt8]
        var problem: String
        var description: String { problem }
    }

    private static let pandoc =
        "which pandoc reads; “apt-get install pandoc” or “brew install pandoc” installs it"

    static let bad = [
        Bad(
            text: [],
            problem: "pipeline.yaml:3:9: the story “fox.md” has no text; write it, or take it out of the pipeline"),
        Bad(
            text: Array(" \n\n# Only a title\n![a](b)\n<!-- c -->".utf8),
            problem: "pipeline.yaml:3:9: the story “fox.md” has no text; write it, or take it out of the pipeline"),
        Bad(
            text: [0x50, 0x4B, 0x03, 0x04, 0x00],
            problem: "fox.md: is a ZIP archive; unpack it, and name the story in it"),
        Bad(
            text: Array("PK\u{3}\u{4}....word/document.xml".utf8),
            problem: "fox.md: is a Word document, \(pandoc)"),
        Bad(
            text: Array("PK\u{3}\u{4}....mimetypeapplication/vnd.oasis.opendocument.text".utf8),
            problem: "fox.md: is an OpenDocument text, \(pandoc)"),
        Bad(
            text: Array("PK\u{3}\u{4}....mimetypeapplication/epub+zip".utf8),
            problem: "fox.md: is an EPUB, \(pandoc)"),
        Bad(text: Array("{\\rtf1 Fox}".utf8), problem: "fox.md: is a rich text document (RTF), \(pandoc)"),
        Bad(
            text: Array("\u{FEFF}\n<!DOCTYPE html>".utf8), problem: "fox.md: is a web page (HTML), \(pandoc)"),
        Bad(
            text: Array("%PDF-1.7".utf8),
            problem: "fox.md: is a PDF; save its text as Markdown or plain text, and name that file"),
        Bad(
            text: [0xD0, 0xCF, 0x11, 0xE0, 0],
            problem:
                "fox.md: is a document of an old Word or Office program, or one with a password; save it as .docx or "
                + ".odt without a password, and name that file"),
        Bad(text: [0xFF, 0xD8, 0xFF, 0xE0], problem: "fox.md: is a picture; name a file with the text of a story"),
        Bad(text: [0xFF, 0xFE, 0x61, 0x00], problem: "fox.md: is UTF-16 text; save it as UTF-8"),
        Bad(
            text: [0x61, 0x0A, 0xE9, 0x0A],
            problem:
                "fox.md: is not UTF-8: line 2 is where it goes wrong, at byte 3; it seems to be Windows-1252 (Latin-1); save it as UTF-8"
        ),
        Bad(
            text: [0xC3, 0xA9, 0x0A, 0xC3],
            problem: "fox.md: is not UTF-8: line 2 is where it goes wrong, at byte 4; save it as UTF-8"),
        Bad(
            text: Array("# \(String(repeating: "a", count: 201))\n\nText.".utf8),
            problem:
                "pipeline.yaml:3:9: the title of “fox.md” is 201 characters long, at most 200; give a shorter “title:”"),
        Bad(
            text: Array("---\ntitle: Fox\ntheme: anmals\n---\nText.".utf8),
            problem: "fox.md:3:8: “theme” is “anmals”; did you mean “animals”?"),
        Bad(
            text: Array("---\ntitle: [Fox]\nauthor: {a: b}\ntheme: x\n---\nText.".utf8),
            problem: """
                fox.md:2:8: “title” is a list, must be text
                fox.md:3:9: “author” is a mapping, must be text
                fox.md:4:8: “theme” is “x”; it takes “fantasy”, “adventure”, “animals”, “family”, “friendship”, “neutral”
                """),
        Bad(
            text: Array("---\ntitle: \"Fox\n---\nText.".utf8),
            problem: "fox.md:2:12: is not YAML: found unexpected end of stream"),
        Bad(
            text: Array("---\ntitle: A\ntitle: B\n---\nText.".utf8),
            problem: "fox.md:2:1: “title” is there twice; keep one"),
        Bad(
            text: Array("---\ntitle: A\n\nOnce upon a time.".utf8),
            problem: "fox.md: begins with front matter that does not end; put a line “---” behind it"),
        Bad(
            text: Array("---\ntitle: A\nlanguage: de-AT\n---\nText.".utf8),
            problem:
                "fox.md:3:11: the story is in “de-AT” and its collection in “en-GB”; a collection has one language: "
                + "list the story in a pipeline of its own, with “language: de-AT”"),
    ]

    @Test(arguments: bad)
    func saysWhyAStoryCannotBeTaken(bad: Bad) {
        let error = #expect(throws: PipelineError.self) {
            try reader.story(from: bad.text, entry: entry(), path: "fox.md")
        }
        #expect(error?.description == bad.problem)
    }

    @Test(arguments: ["---\ntitle: A\nlanguage: en\n---\nFox.", "---\ntitle: A\nlanguage: EN-us\n---\nFox."])
    func aStoryMayTellTheLanguageOfItsCollection(_ text: String) throws {
        #expect(try reader.story(from: Array(text.utf8), entry: entry(), path: "fox.md").body == "Fox.")
    }

    @Test func whatBeginsWithALineOfHyphensNeedNotBeFrontMatter() throws {
        let story = try reader.story(from: Array("---\nNell: who is there?".utf8), entry: entry(), path: "fox.md")
        #expect(story.body.contains("Nell: who is there?"))
    }

    @Test func saysWhyAStoryCannotBeRead() throws {
        let lost = folder.path.appending("lost.md")
        let missing = #expect(throws: PipelineError.self) { try reader.bytes(of: lost, place: "pipeline.yaml:3:9") }
        #expect(missing?.description == "pipeline.yaml:3:9: cannot read the story “\(lost)”: it does not exist")
        let directory = #expect(throws: PipelineError.self) { try reader.bytes(of: folder.path, place: "p:1:1") }
        #expect(
            directory?.description == "p:1:1: cannot read the story “\(folder.path)”: it is a directory, not a file")
        let large = try folder.write([UInt8](repeating: 0x61, count: StoryFileReader.sizeLimit + 1), to: "large.md")
        let tooLarge = #expect(throws: PipelineError.self) { try reader.bytes(of: large, place: "p:1:1") }
        #expect(
            tooLarge?.description
                == "p:1:1: cannot read the story “\(large)”: it has more than 5 MB, the most that is read")
    }
}
