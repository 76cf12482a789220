import Testing

@testable import Books

struct PageTextTests {
    @Test(arguments: [
        ("one", ["one"]), ("one\n\ntwo", ["one", "two"]), ("one\r\n\r\ntwo\r\nthree", ["one", "two\nthree"]),
        ("\n \n one\n\t\n\n\ntwo\n", [" one", "two"]), ("", []), (" \n ", []), ("un\u{A0}! deux", ["un\u{A0}! deux"]),
    ])
    func partsParagraphsAtBlankLines(text: String, paragraphs: [String]) {
        #expect(PageText(text).paragraphs == paragraphs)
    }
}
