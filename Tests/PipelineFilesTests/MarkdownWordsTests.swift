import CCmark
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import PipelineFiles

/// The words of a story are those that cmark shows, in their order: the text of the HTML that cmark itself writes.
@Suite struct MarkdownWordsTests {
    /// One text for every construct of CommonMark.
    static let constructs = [
        "a\n---\nb", "a\nb\n===\nc", "---\na\n---\nb", "# a\n## b\n\nc", "    a [b](http://c) &amp; `d`\n\ne",
        "```\n2*3*4 _b_ **c** d\n# e\n```\nf", "~~~ a\n*b*\n~~~", "> ```\n> *a* # b\n> # c\n> ```",
        "```swift\n[a](b) <c> &lt;\n```\nd", "~~~\na\n\n`b\n~~~\nc", "> a\nb\n> - c\n>\n>       d",
        "1. a\n2) b\n\n10. c",
        "<div>\n*a* [b](c) &eacute;t&eacute;\n</div>\n\nd", "a <b>c</b> <i\nd=\"e\">f</i>", "<pre>a\n\nb</pre>\nc",
        "<table><tr><td>a</td><td>b</td></tr></table>", "<!-- a\n\nb --> c\n\nd", "a <!-- b --> c", "<?a b?> c\n\nd",
        "[a]: /b 'c'\n[d]: <e f>\n\"g\" h [a]", "[a]: b\n[c][a]", "[a\nb]: /c", "- [Nell]: Hello\n- [Tom]: Bye",
        "[a](b \"c\") ![d](e) <https://f.g> &#65;&copy;", "a\\\nb  \nc\\*d", "`a &amp; <b>`", "a\n```b\nc\n```\nd",
        "a\n    <div>\nb", "- a\n\n      b\n- ```\n  c", "| a | b |\n|---|---|\n| c | d |", "***\na\n***\n* * *\nb",
        "&nbsp;a&ouml;b &notone;", "<a href='b'>c</a", "a<br/>b", "<!DOCTYPE a>\nb", "<script>\na\n</script>\nb",
    ]

    @Test(arguments: constructs) func keepsTheWordsOfEveryConstruct(markdown: String) throws {
        try expectNoWordLost("x\n\n" + markdown)
        try expectNoWordLost(markdown + "\n\nx")
    }

    /// Constructs inserted into, taken out of, and doubled in the stories of the example pipelines.
    @Test(arguments: Soak.seeds(1...2_000, otherwise: 40)) func keepsTheWordsOfChangedStories(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        // Links of stories with choices are no words of the story.
        let stories = try Self.stories().filter { story in !story.contains { $0.contains("](#") } }
        try #require(!stories.isEmpty)
        let marks =
            Self.constructs + [
                "*", "`", "```", "~~~", "[", "](", "![", "<", ">", "&amp;", "&#65;", "\\", "---", "===", "<b>", "</b>",
                "[a](/b)", "<div>", "</div>", "\t", "    ", "\n", "\n\n", "\n    ", "\n> ", "\n- ", "\n1. ", "\n# ",
                "\n---\n", "\n```\n", "\n<div>\n", "\n[f]: /u 'T'\n", "[f]", "  \n",
            ]
        for _ in 0..<10 {
            var lines = random.pick(stories)
            let first = random.next(below: max(1, lines.count - 12))
            lines = Array(lines[first..<min(lines.count, first + 12)])
            for _ in 0..<(1 + random.next(below: 8)) {
                let line = random.next(below: lines.count)
                let words = lines[line].split(separator: " ", omittingEmptySubsequences: false)
                let cut = random.next(below: words.count + 1)
                switch random.next(below: 4) {
                case 0: lines.insert(lines[line], at: line)
                case 1: lines[line] = words.prefix(cut).joined(separator: " ")
                default:
                    // A space on both sides: the place where a word ends is the same in both readings.
                    let parts = [
                        words[..<cut].joined(separator: " "), random.pick(marks), words[cut...].joined(separator: " "),
                    ]
                    lines[line] = parts.joined(separator: random.pick([" ", "\n"]))
                }
            }
            try expectNoWordLost("x\n\n" + lines.joined(separator: "\n"))
        }
    }

    /// The examples of the CommonMark specification, if it is installed.
    @Test(
        .enabled("spec.txt of CommonMark is not in /usr/share/doc/commonmark-spec") {
            FileManager.default.fileExists(atPath: "/usr/share/doc/commonmark-spec/spec.txt")
        })
    func keepsTheWordsOfTheSpecification() throws {
        let text = try String(contentsOfFile: "/usr/share/doc/commonmark-spec/spec.txt", encoding: .utf8)
        let examples = text.components(separatedBy: "\n```````````````````````````````` example\n").dropFirst()
        #expect(examples.count > 600)
        for example in examples {
            let markdown = example.components(separatedBy: "\n.\n")[0].replacing("→", with: "\t")
            try expectNoWordLost("x\n\n" + markdown)
        }
    }

    @Test(arguments: [
        ("x\n\na <!-- b --> c", ["fox.md:3: left out of the story: 1 comment"]),
        ("![a](b) x ![c](d)", ["fox.md:1: left out of the story: 2 images"]),
        ("x\n[a](b)\n\n[c](d)", ["fox.md:2: left out of the story: 2 addresses of links, on lines 2, 4"]),
        ("<b>x</b>\n\n<div>\ny\n</div>", ["fox.md:1: left out of the story: 4 HTML tags, on lines 1, 3, 5"]),
        (
            "x\n\n[1]: /a 'b'\ny [1](c)",
            [
                "fox.md:4: left out of the story: 1 address of a link",
                "fox.md:3: left out of the story: 1 link definition",
            ]
        ),
        (
            "x\n\n<script>\na\n</script>",
            [
                "fox.md:3: left out of the story: 1 script or style sheet",
                "fox.md:5: left out of the story: 1 HTML tag",
            ]
        ),
        (
            "---\ntitle: Fox\ndate: 2024\ntags: [a]\n---\nx",
            [
                "fox.md:3:1: left out of the story: the keys “date”, “tags” of the front matter"
            ]
        ),
        (
            "---\ntitle: The Owl Book #2 of the forest\nauthor: \"Ann #2 of the forest\"\n# Remember the milk\n---\nx",
            [
                "fox.md:2:21: left out of the story: the comment “#2 of the forest” of the front matter; a value with “#” needs quotation marks",
                "fox.md:4:1: left out of the story: the comment “# Remember the milk” of the front matter",
            ]
        ),
        (
            "---\ntitle: 'The Owl # Ann''s' # draft\nauthor: \"A \\\" # 3\"\ncast: [{ name: Mia, kind: fox, clothes: \"dress # 3\" }]\n---\nx",
            [
                "fox.md:2:27: left out of the story: the comment “# draft” of the front matter; a value with “#” needs quotation marks"
            ]
        ),
        (
            "---\nDear Anna: how are you?\n---\nx",
            [
                "fox.md:1: the lines from “---” are text of the story, not front matter; front matter has only keys such as "
                    + "“title”, “author”, “theme”, “language”, “cast”"
            ]
        ),
        (
            "x\n\n&#27;[2Jy [Go &#7;on](#a)",
            [
                "fox.md:3: left out of the story: 2 control characters",
                "fox.md:3: left out of the story: 1 address of a link",
            ]
        ),
        ("# Title\n\nx *y* `z` &amp; <https://a.b>", []),
    ])
    func reportsWhatIsLeftOut(markdown: String, notices: [String]) throws {
        #expect(try MarkdownStory(markdown, file: "fox.md").notices.map(\.description) == notices)
    }

    /// In a fence, marks are text. An indent means nothing.
    @Test(arguments: [
        ("```\n2*3*4 _b_\n# c\n```", "2*3*4 _b_ # c"), ("    2 *b* _c_", "2 b c"), ("```\n1. a\n```", "1. a"),
    ])
    func keepsTheMarksInAFence(markdown: String, text: String) throws {
        #expect(try MarkdownStory("x\n\n" + markdown, file: "fox.md").body == "x\n\n" + text)
    }

    @Test(arguments: [
        ("---\nDear Anna: how are you?\n---\nText.", "Dear Anna: how are you?\n\nText."),
        ("---\nDear Anna: how: are you?\n...\nText.", "Dear Anna: how: are you?\n\nText."),
        ("---\nNell: who is there?\nTom: me.\n---\nText.", "Nell: who is there? Tom: me.\n\nText."),
        ("---\n# Dear Anna\n---\nText.", "Text."), ("---\nfox: owl\n---\n", "fox: owl"),
        ("---\n- a\n- b\n---\nText.", "a\n\nb\n\nText."),
    ])
    func takesALetterForText(markdown: String, body: String) throws {
        let story = try MarkdownStory(markdown, file: "fox.md")
        #expect(story.body == body)
        #expect(story.title == (markdown.contains("#") ? "Dear Anna" : nil))
    }

    @Test func namesAControlCharacterInTheTitle() {
        let error = #expect(throws: PipelineError.self) {
            try MarkdownStory("---\ntitle: \"Owl\\e[2J\"\n---\nx", file: "fox.md")
        }
        #expect(error?.description == "fox.md:2:8: “title” has a control character in it")
    }

    @Test func namesTheKeyThatIsMisspelled() {
        let error = #expect(throws: PipelineError.self) {
            try MarkdownStory("---\ntitel: Fox\n---\nx", file: "fox.md")
        }
        #expect(
            error?.description
                == "fox.md:2:1: unknown key “titel”; did you mean “title”? If these lines are text, put an empty line below the "
                + "first “---”")
    }

    private static func stories() throws -> [[String]] {
        let folder = ProjectFolder.path("pipelines").string
        let names = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
        return try names.filter { $0.hasSuffix(".md") && !$0.hasSuffix("README.md") }.sorted()
            .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8).components(separatedBy: "\n") }
    }

    private func expectNoWordLost(_ markdown: String) throws {
        let story = try MarkdownStory(markdown, file: "fox.md")
        let read = Self.words(of: (story.title ?? "") + "\n" + story.body)
        var rest = read[...]
        for word in Self.words(of: try ShownText(markdown).text) {
            guard let index = rest.firstIndex(of: word) else {
                Issue.record("“\(word)” is lost in \(markdown.debugDescription): \(read)")
                return
            }
            rest = rest[(index + 1)...]
        }
    }

    private static func words(of text: String) -> [String] {
        text.unicodeScalars.split { !$0.properties.isAlphabetic && $0.properties.numericType == nil }.map { String($0) }
    }
}
