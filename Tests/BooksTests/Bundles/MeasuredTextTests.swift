import Testing

@testable import Books

struct MeasuredTextTests {
    @Test(arguments: [
        ("i", 320), ("m", 948), (" ", 318), ("\u{2014}", 1000), ("森", 1000), ("ジ", 1000), ("한", 1000), ("\u{301}", 0),
        ("\u{200D}", 0), ("\u{5B0}", 0), ("\u{1F98A}", 1380), ("ж", 760), ("Ж", 960), ("é", 670), ("ש", 620),
        ("ش", 740),
        ("क", 900),
    ])
    func knowsHowWideACharacterIs(character: Unicode.Scalar, width: Int) {
        #expect(GlyphWidths.width(of: character) == width)
    }

    /// Five letters of 948 and four spaces of 318 thousandths are 6.012 type sizes: 60.12 pixels at size 10.
    @Test(arguments: [(62, 1), (61, 2), (36, 2), (35, 3), (10, 5)])
    func breaksLinesBetweenWords(lineWidth: Int, lines: Int) {
        #expect(MeasuredText(["m m m m m"]).lines(typeSize: 10, lineWidth: lineWidth) == lines)
    }

    @Test func breaksAWordThatIsLongerThanALine() {
        let word = MeasuredText([String(repeating: "m", count: 100)])
        #expect(word.lines(typeSize: 10, lineWidth: 100) == 10)
        #expect(!word.keepsWordsWhole(typeSize: 10, lineWidth: 100))
        #expect(word.keepsWordsWhole(typeSize: 1, lineWidth: 100))
    }

    @Test func breaksChineseAndJapaneseBetweenCharacters() {
        let text = MeasuredText([String(repeating: "森", count: 30)])
        #expect(text.lines(typeSize: 10, lineWidth: 110) == 3)
        #expect(text.keepsWordsWhole(typeSize: 10, lineWidth: 110))
    }

    @Test func startsEveryParagraphOnALineOfItsOwn() {
        #expect(MeasuredText(["a", "b", "c"]).lines(typeSize: 10, lineWidth: 1000) == 3)
        #expect(MeasuredText([]).lines(typeSize: 10, lineWidth: 1000) == 0)
    }

    @Test func startsEveryLineOfVerseOnALineOfItsOwn() {
        let verse = MeasuredText(["m m\nm m m\nm", "m"])
        #expect(verse.lines(typeSize: 10, lineWidth: 1000) == 4)
        #expect(verse.lines(typeSize: 10, lineWidth: 24) == 5)
        #expect(verse.paragraphCount == 2)
    }

    @Test func widensForBoldType() {
        let word = ["mmmmmmmmmm"]
        #expect(MeasuredText(word).lines(typeSize: 10, lineWidth: 100) == 1)
        #expect(MeasuredText(word, weight: 115).lines(typeSize: 10, lineWidth: 100) == 2)
    }

    @Test func neverNeedsFewerLinesInLargerType() {
        let text = MeasuredText(SampleBooks.texts)
        let lines = (1...200).map { text.lines(typeSize: $0, lineWidth: 872) }
        #expect(lines == lines.sorted())
    }

    @Test(arguments: [
        ("one", ["one"]), ("one\n\ntwo", ["one", "two"]), ("one\r\n\r\ntwo\r\nthree", ["one", "two\nthree"]),
        ("\n \n one\n\t\n\n\ntwo\n", [" one", "two"]), ("", []), (" \n ", []), ("un\u{A0}! deux", ["un\u{A0}! deux"]),
    ])
    func partsParagraphsAtBlankLines(text: String, paragraphs: [String]) {
        #expect(PageText(text).paragraphs == paragraphs)
    }
}
