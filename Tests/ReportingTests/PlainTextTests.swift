import Reporting
import Testing

struct PlainTextTests {
    @Test(arguments: [
        ("“Naïve” 狐 🦊\tand\nmore", "“Naïve” 狐 🦊\tand\nmore"),
        ("\u{1B}[31;1mred\u{1B}[0m", "red"),
        ("\u{9B}2Jgone", "gone"),
        ("\u{1B}]0;title\u{7}shown", "shown"),
        ("\u{1B}]8;;http://example.org\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
        ("\u{1B}]never ends\nnext line", "\nnext line"),
        ("\u{1B}(Bplain\u{1B}c\u{1B}", "plain"),
        ("10%\r20%\r\ndone", "10%\n20%\ndone"),
        ("nul\u{0}bell\u{7}del\u{7F}c1\u{85}non\u{FFFE}\u{FFFF}", "nulbelldelc1non"),
    ])
    func dropsWhatSteersATerminal(text: String, plain: String) {
        #expect(text.plainText == plain)
    }

    @Test func foldsToOneLine() {
        #expect(" a\tb\n\n c\u{2028}d\u{1B}[0m ".singleLine == "a b c d")
    }
}
