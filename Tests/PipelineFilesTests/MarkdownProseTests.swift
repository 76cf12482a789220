import SystemPackage
import Testing

@testable import Domain
@testable import PipelineFiles
@testable import Platform

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where a story is read otherwise than CommonMark would have it, and what holds for every text.
@Suite struct MarkdownProseTests {
    private func story(_ markdown: String) throws -> StoryText {
        let entry = StoryEntry(
            slug: Slug(title: "fox"), source: .file("fox.md"), place: "pipeline.yaml:3:9")
        return try StoryFileReader(fileSystem: LocalFileSystem()).story(
            from: Array(markdown.utf8), entry: entry, path: "fox.md")
    }

    @Test(arguments: [
        ("    The *fox*\nran.", "The fox ran."), ("\tThe fox ran.\n\n\tThe owl flew.", "The fox ran.\n\nThe owl flew."),
        (">     The *fox*", "The fox"), ("-     The *fox*\n\n      ran.", "The fox\n\nran."),
        ("1.      The *fox*", "1. The fox"), ("a\n\n            b", "a\n\nb"),
    ])
    func takesNoIndentForCode(markdown: String, body: String) throws {
        #expect(try story(markdown).body == body)
    }

    @Test(arguments: [
        ("```\nThe *fox*\n\nran.\n```", "The *fox*\n\nran."), ("```fox\nran", "fox ran"), ("a\n```\nb", "a\n\nb"),
        ("```` ``` - - *a*", "```` ``` - - a"), ("a\n\n~~~\n\n*b*", "a\n\n*b*"),
        ("~~~ fox ~~~\n\n*b*", "~~~ fox ~~~\n\n*b*"),
        ("> ~ ~ ~\n> b", "b"), ("```~~~ a\n*b*", "~~~ a *b*"), ("a\n\n===\n\nb", "a\n\nb"), ("a\n= = =\nb", "a\n\nb"),
    ])
    func takesNoFenceForCode(markdown: String, body: String) throws {
        #expect(try story(markdown).body == body)
    }

    @Test(arguments: [
        ("<div>\n*a*\n\nb", "a\n\nb"), ("<!-- a\n\n*b*", "<!-- a\n\nb"),
        ("<b>*a*</b> & <i>b</i>", "a & b"), ("a<br>b", "a\nb"), ("un<b>believ</b>able", "unbelievable"),
        ("- <pre>*a*", "a"), ("<p>a</p><p>b &amp; c</p>", "a b & c"), ("<style>\na {}\n</style>\n\nb", "b"),
        ("<div>\n[a](b)\n</div>", "[a](b)"), ("< a > b", "< a > b"), ("<div a", "<div a"), ("<?", "<?"),
        ("See <https://example.org>.", "See https://example.org."),
        ("Tea &amp; cake &#x2014; &nbsp; &fox;", "Tea & cake — &fox;"),
    ])
    func leavesTagsOutAndKeepsTheWordsBetween(markdown: String, body: String) throws {
        #expect(try story(markdown).body == body)
    }

    @Test(arguments: [
        ("[Nell]: Hello", "[Nell]: Hello"), ("[Nell\nsaid]:\nHello", "[Nell said]: Hello"), ("[a]: # b", "[a]: # b"),
        ("The [fox][1] ran.\n\n[1]: https://example.org/fox \"Fox\"", "The fox ran."),
        ("![fox][1] ran\n\n[1]: <https://example.org/fox>", "ran"), ("[^1]: A fox.", "[^1]: A fox."),
    ])
    func takesADefinitionOnlyWithAnAddress(markdown: String, body: String) throws {
        #expect(try story(markdown).body == body)
    }

    @Test(arguments: [
        ("1986. It was cold.\n\n2001. It was warm.", "1986. It was cold.\n\n2001. It was warm."),
        ("1) one\n2) two\n   *more*\n- a", "1) one\n\n2) two more\n\na"), ("in\n1986. It", "in 1986. It"),
        ("1. 2. - 3) x\n   y", "1. 2. 3) x y"), ("a\n\n1986.\n\nb", "a\n\n1986.\n\nb"), ("> 7. # a", "7. a"),
        ("1. one  \n   two", "1. one\ntwo"),
    ])
    func keepsTheNumbersOfItems(markdown: String, body: String) throws {
        #expect(try story("x\n\n" + markdown).body == "x\n\n" + body)
    }

    @Test(arguments: [
        ("one\ntwo\n---\nthree", "one two\n\nthree"), ("one\\\ntwo\\\n\nthree\\", "one\ntwo\n\nthree"),
        ("one\\\n\\\ntwo", "one\n\ntwo"), ("one  \n![a](b)  \ntwo", "one\n\ntwo"), ("one `a\\`", "one a\\"),
    ])
    func partsScenesAndStanzas(markdown: String, body: String) throws {
        #expect(try story(markdown).body == body)
    }

    /// Images and the addresses of links are left out, so `](` is not made; neither are tags and definitions.
    @Test(arguments: 1...20) func losesNoWord(seed: Int) throws {
        let marks = [
            "*", "**", "_", "`", "```", "~~~", "[", "]", "![", "(", ")", ">", "\\", "#", "-", "+", "=", "---",
            "===",
            "1.", "2)", ":", "]:", "\"", "&", ";", "|", "!", "/", " ", "  ", "    ", "\t", "\n", "\n", "\n\n", "\n> ",
            "\n- ",
        ]
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<100 {
            var markdown = "w0w "
            var words = ["w0w"]
            for number in 1...60 {
                for _ in 0..<random.next(below: 4) {
                    let mark = random.pick(marks)
                    let isLeftOut = ["](", "<!--", "://"].contains { (markdown.suffix(3) + mark).contains($0) }
                    if !isLeftOut { markdown += mark }
                }
                markdown += "w\(number)w" + random.pick(["", " "])
                words.append("w\(number)w")
            }
            let story = try story(markdown + "\n\nw61w")
            let read = (story.title == "Fox" ? "" : story.title) + "\n" + story.body
            #expect(read.matches(of: /w[0-9]+w/).map { String($0.output) } == words + ["w61w"], "\(markdown)")
        }
    }

    /// Depths for which a reader that recurses, or searches again and again, ends late or not at all.
    @Test(arguments: [
        ">", "> ", "- ", "1. ", "* > ", "   >", "[", "![", "*", "_", "*a ", "**a _b ", "a**b", "[a](", "![[]()",
        "<a ", "<!--", "`", "a`", "\\", "&", "[x]:", "]:",
    ])
    func readsDeepNestsInTime(mark: String) throws {
        let count = 20_000
        let nest = String(repeating: mark, count: count)
        for end in ["x", "x" + String(repeating: "\n", count: count) + "y", String(repeating: "*a", count: count)] {
            let time = try time(toRead: nest + end)
            #expect(time < .milliseconds(700))
        }
    }

    @Test(arguments: ["word ", "狐", "- "])
    func readsALongLineInTime(part: String) throws {
        let line = String(repeating: part, count: 1_000_000 / part.utf8.count)
        let time = try time(toRead: line)
        #expect(time < .seconds(1))
    }

    /// Processor time, as other tests run meanwhile.
    private func time(toRead markdown: String) throws -> Duration {
        let text = "a\n\n" + markdown
        let start = Self.processorTime
        #expect(try story(text).body.hasPrefix("a"))
        return Self.processorTime - start
    }

    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
