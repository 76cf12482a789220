import Foundation
import SystemPackage
import Testing

@testable import Domain
@testable import PipelineFiles
@testable import Platform

@Suite struct MarkdownTests {
    private func story(_ markdown: String) throws -> StoryText {
        let entry = StoryEntry(
            slug: Slug(title: "fox"), source: .file("fox.md"), place: "pipeline.yaml:3:9")
        return try StoryFileReader(fileSystem: LocalFileSystem()).story(
            from: Array(markdown.utf8), entry: entry, path: "fox.md")
    }

    @Test(arguments: [
        ("*a* **b** ***c*** _d_ __e__", "a b c d e"),
        ("**“Stop!”** she said.", "“Stop!” she said."),
        ("un*believ*able", "unbelievable"),
        ("*a **b** c*", "a b c"),
        ("a * b", "a * b"),
        ("un<nobr>believ</nobr>able s<acronym>o</acronym>s <x-y>half</x-y>way", "unbelievable sos halfway"),
        ("one<hr>two<button>three</button>", "one two three"),
        ("Ｈｅｌｌｏ\nｗｏｒｌｄ", "Ｈｅｌｌｏ ｗｏｒｌｄ"),
        ("狐狸。\n灯笼\n￥5", "狐狸。灯笼￥5"),
        ("5 * 3 and 2*4", "5 * 3 and 2*4"),
        ("A star* and no note", "A star* and no note"),
        ("**half", "**half"),
        ("half*", "half*"),
        ("snake_case_word and _so_ on_", "snake_case_word and so on_"),
        ("__init__ stays_here", "init stays_here"),
        ("a ** b", "a ** b"),
        ("*a*b* c", "ab* c"),
        ("e\u{301}_x_e\u{301}", "e\u{301}_x_e\u{301}"),
        ("狐*跑*了", "狐跑了"),
        ("*\u{1F98A}*", "\u{1F98A}"),
    ])
    func takesEmphasisOutAndLeavesLoneMarks(markdown: String, text: String) throws {
        #expect(try story(markdown).body == text)
    }

    @Test(arguments: [
        ("むかし、おじ\nいさんが。", "むかし、おじいさんが。"), ("A fox\n狐", "A fox 狐"), ("狐\nfox", "狐 fox"),
        ("A fox\r\n  sat.", "A fox sat."),
    ])
    func joinsLinesAsTheScriptDoes(markdown: String, text: String) throws {
        #expect(try story(markdown).body == text)
    }

    @Test(arguments: [
        ("`code` and ``co`de``", "code and co`de"), ("`Twas night", "`Twas night"), ("``a`", "``a`"),
    ])
    func takesPairedTicksOut(markdown: String, text: String) throws {
        #expect(try story(markdown).body == text)
    }

    @Test(arguments: [
        ("See [the *fox*](http://example.org/a_b_c).", "See the fox."),
        ("[a](<b>)[c](d \"e\")", "ac"),
        ("[wiki](https://example.org/Fox_(animal)) ran", "wiki ran"),
        ("a ![a picture of *b*](c.png) d", "a d"),
        ("[![alt](i.png)](link) text", "text"),
        ("[outer [inner](a)](b)", "[outer inner](b)"),
        ("[sic] (quietly)", "[sic] (quietly)"),
        ("[a](b c)", "[a](b c)"),
        ("[a](b", "[a](b"),
        ("[a] [b][c] [^1]", "[a] [b][c] [^1]"),
        ("a [ b ] c ( d", "a [ b ] c ( d"),
        ("]( x [](y)", "]( x"),
        ("Wow![not a picture]", "Wow![not a picture]"),
        ("\\![a](b) \\[c](d) [e\\](f)", "!a [c](d) [e](f)"),
    ])
    func takesLinksForTheirTextAndPicturesForNothing(markdown: String, text: String) throws {
        #expect(try story(markdown).body == text)
    }

    @Test(arguments: [
        ("\\*a\\* \\_b\\_ \\# c", "*a* _b_ # c"), ("\\\\", "\\"), ("a\\b \\— \\", "a\\b \\—"), ("1\\. one", "1. one"),
        ("\\<!-- a", "<!-- a"), ("C:\\\\fox", "C:\\fox"),
    ])
    func readsBackslashEscapes(markdown: String, text: String) throws {
        #expect(try story(markdown).body == text)
    }

    @Test(arguments: [
        ("one  \ntwo", "one\ntwo"), ("one\\\ntwo", "one\ntwo"), ("one\\\\\ntwo", "one\\ two"),
        ("one\\\r\n\\\ntwo", "one\n\ntwo"), ("*one  \ntwo*\nthree  ", "one\ntwo three"),
        ("- one  \n  two\n  three", "one\ntwo three"),
    ])
    func keepsLinesAtHardBreaks(markdown: String, text: String) throws {
        #expect(try story(markdown).body == text)
    }

    @Test(arguments: [
        ("- one\n- two\n  more\n* three\n+ four", "one\n\ntwo more\n\nthree\n\nfour"),
        ("-one\n*two* three\n+1", "-one two three +1"),
        ("> quoted\n> on\n>\n> again", "quoted\non\n\nagain"),
        ("a\n\n***\n\nb\n\n- - -\n\nc\n\n___\n\nd", "a\n\nb\n\nc\n\nd"),
        ("a\nb\n---\nc", "a b\n\nc"),
        ("# Title\n\na\n\n## Later *one* ##\nb\n# C#\nc\n#", "a\n\nLater one\n\nb\n\nC#\n\nc"),
        ("####### seven\n\n#hashtag", "####### seven\n\n#hashtag"),
    ])
    func knowsListsQuotesBreaksAndHeadings(markdown: String, body: String) throws {
        #expect(try story(markdown).body == body)
    }

    /// By their paragraphs. The title is none, nor is what nothing follows.
    @Test(arguments: [
        ("# Title\n\na\n\n## One\n\nb\n\n### Two\nc", [1, 3]), ("## One\n## Two\n\na", [0]),
        ("# Title\n\na\n\n## The End", []), ("a\n\n## One\n## The End\n\n***", []), ("a\n\nOne\n---\n\nb", [1]),
        ("> a\n>\n> b\n\n# c\n\nd", [2]),
    ])
    func knowsWhichParagraphsAreHeadings(markdown: String, headings: [Int]) throws {
        let story = try story(markdown)
        #expect(story.headings == headings)
        #expect(headings.allSatisfy { $0 < story.body.components(separatedBy: "\n\n").count })
    }

    @Test(arguments: [
        ("> Blow, wind, blow,\n> *and rock us high and low;*", "Blow, wind, blow,\nand rock us high and low;"),
        ("> Hush\nnow", "Hush now"),
        ("The moon is up,\nThe stars are out;\nSleep well.", "The moon is up,\nThe stars are out;\nSleep well."),
        ("“The moon is up,\n‘And out\n*Are stars.*”", "“The moon is up,\n‘And out\nAre stars.”"),
        ("The moon is up.\nThe stars are out.\nSleep well.", "The moon is up. The stars are out. Sleep well."),
        ("The moon is up\nand the stars\nare out.", "The moon is up and the stars are out."),
        ("The moon is up,\nThe stars are out.", "The moon is up, The stars are out."),
        ("Home by the hedge\n    one by one\ncome the geese", "Home by the hedge\none by one\ncome the geese"),
        ("  the fox went out\n  and over the\n  hill", "the fox went out and over the hill"),
    ])
    func keepsTheLinesOfVerse(markdown: String, body: String) throws {
        #expect(try story(markdown).body == body)
    }

    @Test func joinsQuotedLinesThatAreTooLongForVerse() throws {
        let line = Array(repeating: "word", count: 14).joined(separator: " ")
        #expect(try story("> \(line)\n> \(line)").body == "\(line) \(line)")
    }

    @Test(arguments: [
        ("# The *Lantern* Fox #\n\nText.", "The Lantern Fox"),
        ("The Fox\n=======\nText.", "The Fox"),
        ("The Fox\n---\nText.", "The Fox"),
        ("#\n\n# ![a](b)\n\n# Fox\n\nText.", "Fox"),
        ("Text.\n\n# Fox", "Fox.md"),
        ("---\ntitle: Fox\n---\n# Fox\nText.", "Fox"),
        ("<!-- # No -->\n# Yes\nText.", "Yes"),
    ])
    func takesTheFirstHeadingForTheTitle(markdown: String, title: String) throws {
        let story = try story(markdown)
        #expect(story.title == (title == "Fox.md" ? "Fox" : title))
        #expect(story.body == (title == "Fox.md" ? "Text.\n\nFox" : "Text."))
    }

    @Test func keepsAHeadingThatIsNotTheTitleOfTheFrontMatter() throws {
        #expect(try story("---\ntitle: Fox\n---\n# Chapter one\nText.").body == "Chapter one\n\nText.")
    }

    @Test(arguments: [
        ("a\n<!-- b\n\nc -->\nd", "a\n\nd"), ("a <!----> b <!-- - --> c", "a b c"), ("a\n<!-- b -->\nc", "a\n\nc"),
        ("a <!-- b\n\nc --> d", "a <!-- b\n\nc --> d"), ("a <!-- b\n\nc", "a <!-- b\n\nc"), ("a --> b", "a --> b"),
        ("`<!-- a -->`", "<!-- a -->"),
    ])
    func leavesCommentsOutAndKeepsOnesThatNeverEnd(markdown: String, body: String) throws {
        #expect(try story(markdown).body == body)
    }

    @Test(arguments: [
        ("---\n---\nText.", "Text."),
        ("---\ndate: 2024-01-01\ntags: [a, b]\ntitle:\nauthor: ~\n...\nText.", "Text."),
        ("---\r\ntitle: Fox\r\n---\r\nText.", "Text."),
        ("---\n\nOnce: upon a time.\n\n---\n\nText.", "Once: upon a time.\n\nText."),
        ("---\nOnce upon a time.\nIt was late.\n---\nText.", "Once upon a time. It was late.\n\nText."),
        ("Text.\n---\ntitle: Fox\n---", "title: Fox"),
    ])
    func takesFrontMatterForNothingElse(markdown: String, body: String) throws {
        #expect(try story(markdown).body == body)
    }

    /// Unclosed marks must not be searched for repeatedly: that would take minutes.
    @Test(arguments: [
        "[", "![", "*", "*a", "_a ", "`a", "<!--", "\\", "(", "[](", "[x](y ", "![a](", "[[a](b)", "# ", "- ", "\n",
        "-->", "a\\\n", "![[]()", "![\n[a](b)\n", "a\n- ", "[a]: http://b\n![\n![",
    ])
    func readsHostileMarkdownInLinearTime(mark: String) throws {
        let markdown = String(repeating: mark, count: 100_000 / mark.utf8.count) + "x"
        let time = ContinuousClock().measure { _ = try? story(markdown) }
        #expect(time < .seconds(5))
    }
}
