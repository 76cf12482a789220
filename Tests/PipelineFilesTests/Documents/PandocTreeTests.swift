import Testing

@testable import Domain
@testable import PipelineFiles

struct PandocTreeTests {
    private func tree(_ blocks: String) throws -> PandocTree {
        try PandocTree(Array("{\"pandoc-api-version\":[1,22],\"meta\":{},\"blocks\":[\(blocks)]}".utf8))
    }

    private static func para(_ inlines: String) -> String { "{\"t\":\"Para\",\"c\":[\(inlines)]}" }

    private static func text(_ text: String) throws -> String { "{\"t\":\"Str\",\"c\":\(try JSON.text(text))}" }

    @Test func marksOfMarkdownAreText() throws {
        let blocks = try [
            "# a", "- b", "+ c", "=== d", "~~~", "> e", "12. f", "* g", "---", "`h` [i](j) <k> &amp; \\l",
        ]
        .map { Self.para(try Self.text($0)) }
        let tree = try tree(blocks.joined(separator: ","))
        #expect(
            tree.markdown == """
                \\# a

                \\- b

                \\+ c

                \\=== d

                \\~~~

                \\> e

                12\\. f

                \\* g

                \\---

                \\`h\\` \\[i\\](j) \\<k> \\&amp; \\\\l
                """)
    }

    @Test func emphasisStaysWhereMarkdownCanShowIt() throws {
        func emphasis(_ name: String, _ text: String) throws -> String {
            "{\"t\":\"\(name)\",\"c\":[\(try Self.text(text))]}"
        }
        let space = "{\"t\":\"Space\"}"
        let inlines = try [
            Self.text("a"), space, emphasis("Emph", "b"), space, emphasis("Strong", "c"), Self.text("d"), space,
            emphasis("Emph", "“e”"),
        ]
        #expect(try tree(Self.para(inlines.joined(separator: ","))).markdown == "a *b* **c**d “e”")
    }

    @Test func contentMayComeBeforeTheName() throws {
        let json = "{\"c\":[{\"c\":\"a\",\"t\":\"Str\"},{\"t\":\"Space\"},{\"c\":\"b\",\"t\":\"Str\"}],\"t\":\"Para\"}"
        #expect(try tree(json).markdown == "a b")
    }

    @Test func itemsKeepTheirNumbers() throws {
        func list(_ start: Int, _ style: String, _ delimiter: String, _ items: String) -> String {
            "{\"t\":\"OrderedList\",\"c\":[[\(start),{\"t\":\"\(style)\"},{\"t\":\"\(delimiter)\"}],[\(items)]]}"
        }
        let (a, b) = (Self.para(try Self.text("a")), Self.para(try Self.text("b")))
        let blocks = [
            list(9, "Decimal", "Period", "[\(a)],[\(b),\(b)]"), list(3, "LowerRoman", "TwoParens", "[\(a)],[]"),
            list(1, "UpperAlpha", "OneParen", "[\(list(1, "Decimal", "Period", "[\(a)]"))]"),
        ]
        #expect(
            try tree(blocks.joined(separator: ",")).blocks.map(\.text)
                == ["9\\. a", "10\\. b", "b", "(iii) a", "(iv)", "A) 1. a"])
    }

    /// What a reader of Markdown shows of the paragraphs is the text of the document.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func everyCharacterIsShown(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "a", "fox", "*", "**", "_", "`", "``", "[", "](b)", "<", "<b>", ">", "&", "&amp;", "\\", "#", "##", "-",
            "---",
            "+", "=", "===", "~~~", "1.", "12)", "!", "![", "“", "”", "—", "é", "狐", "|", ":", "]:", "http://a.b",
        ]
        var shown: [String] = []
        var blocks: [String] = []
        for _ in 0..<8 {
            var (inlines, lines): ([String], [String]) = ([], [""])
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
                let name = ["", "", "Emph", "Strong"][Int.random(in: 0..<4, using: &random)]
                let text = try Self.text(piece)
                inlines.append(name.isEmpty ? text : "{\"t\":\"\(name)\",\"c\":[\(text)]}")
                lines[lines.count - 1] += piece
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    inlines.append("{\"t\":\"LineBreak\"}")
                    lines.append("")
                case 1:
                    inlines.append("{\"t\":\"Space\"}")
                    lines[lines.count - 1] += " "
                default: break
                }
            }
            blocks.append(Self.para(inlines.joined(separator: ",")))
            shown += lines
        }
        let tree = try tree(blocks.joined(separator: ","))
        let story = MarkdownStory(tree, of: .word, file: "a.docx", language: nil)
        #expect(story.body.whiteSpaceFolded == shown.joined(separator: " ").whiteSpaceFolded)
        #expect(try ShownText(tree.markdown).text.whiteSpaceFolded == shown.joined(separator: " ").whiteSpaceFolded)
    }
}
