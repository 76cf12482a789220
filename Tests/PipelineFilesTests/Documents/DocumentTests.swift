import Media
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import PipelineFiles
@testable import Platform

/// Documents of every kind that pandoc has made.
@Suite(.enabled(if: DocumentReading.isPossible, "pandoc is not installed"))
struct DocumentTests {
    private static let markdown = """
        # The Tin Boat

        It’s a *small* boat, isn’t it? “Yes” -- 1 < 2 & 3 > 2, \\*stars\\* and snake_case.

        ## A heading

        | He sang of the sea,
        | and of bread.

        3.  Bread.
        4.  Butter.

        > A letter came.

        See [the sea](https://example.org/sea), or <https://example.org>.

        * * *

        1986\\. It was cold. \u{1F98A}
        """

    @Test(arguments: ["docx", "odt", "rtf", "html", "epub"])
    func everyWordIsInTheStory(kind: String) async throws {
        let reading = try DocumentReading()
        let content = try await reading.content(of: try reading.document(Self.markdown, as: "the-tin-boat.\(kind)"))
        #expect(content.story.title.lowercased() == "the tin boat")
        // pandoc writes dashes as characters, and the rule of a rich text as dashes.
        let words = content.story.body.whiteSpaceFolded.replacing("————— ", with: "")
        #expect(
            words
                == "It’s a small boat, isn’t it? “Yes” – 1 < 2 & 3 > 2, *stars* and snake_case. A heading He sang of the sea, "
                + "and of bread. 3. Bread. 4. Butter. A letter came. See the sea, or https://example.org. 1986. It was "
                + "cold. \u{1F98A}")
        let style = kind == "html" ? ["left out of the story: 1 script or style sheet"] : []
        #expect(content.notices.map(\.message) == style + ["left out of the story: 1 address of a link"])
    }

    @Test func linesOfVerseAndParagraphsAreKept() async throws {
        let reading = try DocumentReading()
        let content = try await reading.content(of: try reading.document("| One\n| two\n\nThree", as: "a.docx"))
        #expect(content.story.body == "One\ntwo\n\nThree")
    }

    /// Word keeps the title of a document in a paragraph of its own.
    @Test func titleAndAuthorComeFromTheDocument() async throws {
        let reading = try DocumentReading()
        let content = try await reading.content(
            of: try reading.document("---\ntitle: Two *Boats*\nauthor: [A. Rower, B. Oar]\n---\n\nText.", as: "a.docx"))
        #expect(content.story.title == "Two Boats")
        #expect(content.story.details.author == "A. Rower, B. Oar")
        #expect(content.story.body == "Text.")
    }

    @Test func saysWhatIsLeftOut() async throws {
        let reading = try DocumentReading()
        let markdown = "A[^1] $x^2$ ![b](c.png)\n\n| d | e |\n|---|---|\n| f | g |\n\n[^1]: A note.\n"
        let content = try await reading.content(of: try reading.document(markdown, as: "a.docx"))
        #expect(
            content.story.body.whiteSpaceFolded == "A d e f g" || content.story.body.whiteSpaceFolded == "A b d e f g")
        let messages = content.notices.map(\.message)
        for part in ["1 layout of a table", "1 formula", "1 footnote"] {
            #expect(messages.contains("left out of the story: \(part)"))
        }
    }

    /// pandoc drops these without a notice.
    @Test func saysWhatIsLeftOutOfAWebPage() async throws {
        let reading = try DocumentReading()
        let page = "<!DOCTYPE html>\n<p>A<!-- b -->\n<script>c()</script><style>d</style>\n<textarea>e</textarea></p>"
        for name in ["a.html", "a.md"] {
            let content = try await reading.content(of: try reading.folder.write(page, to: name))
            #expect(content.story.body.whiteSpaceFolded == "A")
            let messages = content.notices.map(\.message)
            let read = "begins like a web page (HTML) and is read as one, although its name ends with “.md”"
            #expect(
                messages == (name == "a.md" ? [read] : []) + [
                    "left out of the story: 1 comment",
                    "left out of the story: 2 scripts or style sheets",
                    "left out of the story: 1 text field",
                ])
        }
    }

    /// Markdown keeps the words of a text field.
    @Test func aTextFieldOfMarkdownIsATag() async throws {
        let reading = try DocumentReading()
        let content = try await reading.content(of: try reading.folder.write("A <textarea>b</textarea>", to: "a.md"))
        #expect(content.story.body.whiteSpaceFolded == "A b")
        #expect(content.notices.map(\.message) == ["left out of the story: 2 HTML tags"])
    }

    @Test func aDocumentInAnotherLanguageIsReported() async throws {
        let reading = try DocumentReading()
        let path = try reading.folder.write("<html lang=\"de-AT\"><body><p>Ein Boot.</body></html>", to: "a.html")
        let content = try await reading.content(of: path)
        #expect(content.notices.map(\.message) == ["says that its language is “de-AT”; its collection is in “en”"])
    }

    @Test func aWebPageIsOneByItsName() async throws {
        let reading = try DocumentReading()
        let path = try reading.folder.write("<p>A boat &amp; a river.", to: "boat.htm")
        #expect(try await reading.content(of: path).story.body == "A boat & a river.")
    }

    /// Books for children have many pictures.
    @Test func largePicturesDoNotMatter() async throws {
        let reading = try DocumentReading()
        let path = reading.folder.path.appending("a.docx")
        var writer = try ZIPWriter(path: path, secondsSince1970: 400_000_000)
        let types = """
            <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" \
            ContentType="application/xml"/></Types>
            """
        let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
        let relations = """
            <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" \
            Type="\(office)" Target="word/document.xml"/></Relationships>
            """
        let body = """
            <w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>A \
            boat.</w:t></w:r></w:p></w:body></w:document>
            """
        try writer.add(Array(types.utf8), as: "[Content_Types].xml", .deflated)
        try writer.add(Array(relations.utf8), as: "_rels/.rels", .deflated)
        try writer.add(Array(body.utf8), as: "word/document.xml", .deflated)
        for number in 1...3 {
            let picture = [UInt8](repeating: UInt8(number), count: 16_000_000)
            try writer.add(picture, as: "word/media/\(number).png", .stored)
        }
        try writer.finish()
        #expect(try await reading.content(of: path).story.body == "A boat.")
    }

    @Test func theWordsOfADocumentWithoutTextAreMissed() async throws {
        let reading = try DocumentReading()
        let path = try reading.document("![a](b.png)", as: "a.html")
        #expect(
            try await reading.problem(of: path)
                == "the story “\(path)” has no text; write it, or take it out of the pipeline")
    }

    @Test func aDocumentIsCheckedWithoutTheProgram() throws {
        let reader = StoryFileReader(fileSystem: LocalFileSystem())
        let reading = try DocumentReading()
        let good = try reading.document("Text.", as: "a.docx")
        let bad = try reading.folder.write(Array("PK\u{3}\u{4}word/".utf8), to: "b.docx")
        func problems(_ path: FilePath) -> [String] {
            reader.problems(of: StoryEntry(slug: Slug(title: "a"), source: .file(path), place: "p"), at: path)
                .map(\.message)
        }
        #expect(problems(good) == [])
        #expect(
            problems(bad) == [
                "is a Word document that cannot be unpacked: Not a zip archive; save it again"
            ])
    }
}
