import Testing

@testable import Commands

@Suite struct PrintableTextTests {
    @Test(arguments: [
        ("The Lantern Fox", "The Lantern Fox"),
        ("a\nb\r\nc\td\u{0}e", "a b  c d e"),
        ("\u{1B}[2J\u{1B}]0;x\u{7}", " [2J ]0;x "),
        ("a\u{2028}b\u{2029}c\u{85}d\u{9B}31m", "a b c d 31m"),
        ("right\u{202E}left\u{2066}x\u{2069}", "right\u{FFFD}left\u{FFFD}x\u{FFFD}"),
        ("zero\u{200B}width\u{FEFF}", "zero\u{FFFD}width\u{FFFD}"),
        ("👩\u{200D}🚀 می\u{200C}روم", "👩\u{200D}🚀 می\u{200C}روم"),
        ("Füchse 狐 e\u{301}", "Füchse 狐 e\u{301}"),
    ])
    func leavesNothingThatATerminalWouldObey(text: String, shown: String) {
        #expect(Array(text.printable.unicodeScalars) == Array(shown.unicodeScalars))
    }
}
