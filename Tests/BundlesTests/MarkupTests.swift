import Bundles
import Testing

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
        #expect(list.source == "<ol><li>one &amp; two</li>\n<li>three</li></ol>7")
    }

    @Test(arguments: [
        "\u{0}", "\u{8}", "\u{B}", "\u{1B}", "\u{7F}", "\u{9F}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFF}", "\u{10FFFE}",
        "\u{202D}", "\u{202E}",
    ])
    func leavesOut(_ character: String) {
        #expect(XMLText.escaped("a\(character)b") == "ab")
    }

    @Test(arguments: [
        "\u{200D}", "\u{200F}", "\u{2067}", "\u{E000}", "\u{1F98A}", "\u{FFFD}", "\u{20000}", "\t", "é", "\u{301}",
    ])
    func keeps(_ character: String) {
        #expect(XMLText.escaped("a\(character)b") == "a\(character)b")
    }

    @Test(arguments: [
        ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("a\r\r\nb", "a\n\nb"), ("a\u{85}b", "a\nb"), ("a\u{2028}b", "a\nb"),
        ("a\nb", "a\nb"),
    ])
    func endsLinesOneWay(text: String, escaped: String) {
        #expect(XMLText.escaped(text) == escaped)
    }

    @Test(arguments: [
        ("", true), (" \n", true), ("\u{0}\u{200B}\u{202E}", true), (".", false), ("\u{1F98A}", false),
    ])
    func knowsWhatCannotBeSeen(text: String, isBlank: Bool) {
        #expect(XMLText.isBlank(text) == isBlank)
    }
}
