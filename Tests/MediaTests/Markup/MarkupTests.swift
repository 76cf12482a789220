import Testing

@testable import Media

struct MarkupTests {
    @Test func keepsLiteralsAndEscapesText() {
        let title = "<b>\"Tom\" & 'Ann'</b>"
        let markup: Markup = "<h1 title=\"\(title)\">\(title)</h1>"
        let escaped = "&lt;b&gt;&quot;Tom&quot; &amp; &#39;Ann&#39;&lt;/b&gt;"
        #expect(markup.source == "<h1 title=\"\(escaped)\">\(escaped)</h1>")
    }

    @Test func putsMarkupInMarkupAsItIs() {
        let items: [Markup] = ["one & two", "three"].map { "<li>\($0)</li>" }
        let list: Markup = "<ol>\(items)</ol>\(Markup.empty)\(7)"
        #expect(list.source == "<ol><li>one &amp; two</li><li>three</li></ol>7")
    }

    @Test func putsPartsOnLinesOfTheirOwn() {
        let lines: Markup = "[\(lines: ["<a/>", "<b/>"])][\(lines: [])]"
        #expect(lines.source == "[<a/>\n<b/>][]")
    }

    @Test(arguments: [([], ""), (["<a/>"], "<a/>"), (["<a/>", "<b/>", "<c/>"], "<a/> · <b/> · <c/>")])
    func joinsParts(parts: [Markup], source: String) {
        #expect(parts.joined(separator: " · ").source == source)
    }

    @Test func takesStylesheetsAsTheyStand() {
        #expect(Markup(verbatim: "a > b { color: red }").source == "a > b { color: red }")
    }
}
