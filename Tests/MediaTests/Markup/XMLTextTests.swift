import Testing

@testable import Media

struct XMLTextTests {
    @Test(arguments: [
        ("a < b & c > d", "a &lt; b &amp; c &gt; d"), ("\"quoted\" 'single'", "&quot;quoted&quot; &#39;single&#39;"),
        ("]]>", "]]&gt;"), ("</script>", "&lt;/script&gt;"), ("&amp;", "&amp;amp;"), ("狐 é", "狐 é"),
        ("\u{1B}[1m\u{0}x", "x"), ("<\u{1B}[0mb>", "&lt;b&gt;"),
    ])
    func escapesMarkup(text: String, escaped: String) {
        #expect(XMLText.escaped(text) == escaped)
    }

    @Test(arguments: [
        "\u{0}", "\u{8}", "\u{B}", "\u{7F}", "\u{9F}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFF}", "\u{10FFFE}",
        "\u{202D}", "\u{202E}",
    ])
    func leavesOut(_ character: String) {
        #expect(XMLText.escaped("a\(character)b") == "ab")
    }

    /// Swift literals cannot contain them.
    @Test(arguments: [0xFDD0, 0xFDEF] as [UInt32])
    func leavesOutTheOtherNoncharacters(value: UInt32) throws {
        #expect(XMLText.escaped("a\(try #require(Unicode.Scalar(value)))b") == "ab")
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
        ("", true), (" \n", true), ("\u{0}\u{200B}\u{202E}", true), ("\u{1B}[31m\u{1B}]0;title\u{7}", true),
        (".", false), ("\u{1F98A}", false),
    ])
    func knowsWhatCannotBeSeen(text: String, isBlank: Bool) {
        #expect(XMLText.isBlank(text) == isBlank)
    }
}
