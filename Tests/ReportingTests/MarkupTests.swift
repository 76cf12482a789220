import Reporting
import Testing

struct MarkupTests {
    @Test(arguments: [
        ("a < b & c > d", "a &lt; b &amp; c &gt; d"), ("\"quoted\" 'single'", "&quot;quoted&quot; &#39;single&#39;"),
        ("]]>", "]]&gt;"), ("</script>", "&lt;/script&gt;"), ("&amp;", "&amp;amp;"), ("狐 é", "狐 é"),
        ("\u{1B}[1m\u{0}x", "x"),
    ])
    func escapesInterpolatedText(text: String, escaped: String) {
        let markup: Markup = "<b>\(text)</b>"
        #expect(markup.text == "<b>\(escaped)</b>")
    }

    @Test func takesMarkupAndLiteralsAsTheyStand() {
        let inner: Markup = "<i>\(1)</i>"
        let outer: Markup = "<p>\(inner)\([inner, inner])</p>"
        #expect(outer.text == "<p><i>1</i><i>1</i><i>1</i></p>")
    }
}
