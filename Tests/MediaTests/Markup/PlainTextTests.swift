import Testing

@testable import Media

struct PlainTextTests {
    @Test(arguments: [
        ("“Naïve” 狐 🦊\tand\nmore", "“Naïve” 狐 🦊\tand\nmore"),
        ("\u{1B}[31;1mred\u{1B}[0m", "red"),
        ("\u{9B}2Jgone", "gone"),
        ("\u{1B}]0;title\u{7}shown", "shown"),
        ("\u{1B}]8;;http://example.org\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
        ("\u{1B}]never ends\nnext line", "\nnext line"),
        ("\u{1B}]never ends\rnext line", "\nnext line"),
        ("\u{1B}(Bplain\u{1B}c\u{1B}", "plain"),
        ("10%\r20%\r\ndone", "10%\n20%\ndone"),
        ("nul\u{0}bell\u{7}del\u{7F}c1\u{84}non\u{FFFE}\u{FFFF}", "nulbelldelc1non"),
    ])
    func dropsWhatSteersATerminal(text: String, plain: String) {
        #expect(text.plainText == plain)
    }

    @Test func isPlainForGood() {
        let everything = String(
            String.UnicodeScalarView((0...0x2FFF).reversed().compactMap { Unicode.Scalar($0 as UInt32) }))
        let plain = everything.plainText
        #expect(plain.plainText == plain)
        #expect(plain.unicodeScalars.allSatisfy(XMLText.isKept))
    }

    @Test(arguments: [
        ("a  b\n\n  c\td", "a  b\n\n  c\td"), ("\u{1B}[31mred\u{1B}]0;x\u{7}  one", "red  one"),
        ("right\u{202B}left\u{2066}x\u{2069}", "rightleftx"),
    ])
    func staysInItsSpacesAndLinesWhereItIsOnlyMadeInert(text: String, inert: String) {
        #expect(Array(text.inertText.unicodeScalars) == Array(inert.unicodeScalars))
    }

    @Test(arguments: [
        ("The Lantern Fox", "The Lantern Fox"),
        (" a\tb\n\n c\u{2028}d\u{1B}[0m ", "a b c d"),
        ("a\nb\r\nc\td\u{0}e", "a b c de"),
        ("\u{1B}[2J\u{1B}]0;x\u{7}", ""),
        ("a\u{2028}b\u{2029}c\u{85}d\u{9B}31m", "a b c d"),
        ("right\u{202E}left\u{2066}x\u{2069}\u{202B}y\u{202C}", "rightleftxy"),
        ("שלום\u{200F}!", "שלום\u{200F}!"),
        ("👩\u{200D}🚀 می\u{200C}روم", "👩\u{200D}🚀 می\u{200C}روم"),
        ("Füchse 狐 e\u{301} \u{301}", "Füchse 狐 e\u{301} \u{301}"),
    ])
    func foldsToOneLineThatATerminalWouldNotObey(text: String, line: String) {
        #expect(Array(text.singleLine.unicodeScalars) == Array(line.unicodeScalars))
    }
}
