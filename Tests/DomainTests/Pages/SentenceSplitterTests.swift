import Testing

@testable import Domain

/// Each case lists the expected sentences; the text is their concatenation.
@Suite struct SentenceSplitterTests {
    @Test(arguments: [
        ["Mr. Badger met Mrs. Hen on St. Mary's Lane.", "They spoke."],
        ["Dr. Owl lives at No. 5.", "No.", "He said it twice."],
        ["J. R. Smith wrote it, e.g. at night, i.e. late.", "Then he slept."],
        ["It weighed 3.5 grams.", "4 bees came."],
        ["She and I ran.", "It was I.", "Then we sat."],
        ["They came at 5 p.m. and left.", "The U.S. is far."],
    ])
    func staysTogetherAtAbbreviations(sentences: [String]) {
        #expect(split(sentences.joined(separator: " ")) == sentences)
    }

    @Test(arguments: [
        ["“Stop!” she said.", "The fox stopped."],
        ["\"Stop!\" she said.", "\"Why?\" asked the fox.", "\"Because.\""],
        ["“Stop!” Mira said.", "“Where is it?” the old Owl asked.", "Nobody knew."],
        ["“Where?” I asked."],
        ["'Hush!' said Papa.", "'It is late.'"],
        ["“Good night.”", "“Good night, Tim.”"],
        ["“Oh!", "What now?”", "The wind blew."],
        ["(It was late.)", "The moon rose."],
        ["What?!", "Never!!", "“Is it…?” he began."],
    ])
    func keepsDialogueWithItsSpeaker(sentences: [String]) {
        #expect(split(sentences.joined(separator: " ")) == sentences)
    }

    @Test(arguments: [
        ["Well… maybe.", "Then she left…", "The end."],
        ["But ... I cannot.", "Wait...", "What is that?"],
        ["So … I looked."],
        ["Far — very far — away.", "He ran."],
        ["Hooray! 🎉", "Next came Tim."],
        ["🎉 🎈"],
    ])
    func saysEllipsesInsideFromEllipsesAtTheEnd(sentences: [String]) {
        #expect(split(sentences.joined(separator: " ")) == sentences)
    }

    @Test(arguments: [
        ("de", ["„Halt!“ rief der Fuchs.", "Am 3. Mai kam z. B. Dr. Igel.", "Es war spät."]),
        ("de", ["»Gute Nacht!« sagte Mama.", "Der Mond schien."]),
        ("fr", ["« Bonjour ! » dit le renard.", "M. Hibou dormait.", "« Viens ! »", "Il vint."]),
        ("es", ["¡Hola!", "¿Quién es?", "El Sr. Zorro rió."]),
        ("ru", ["Лиса спала.", "Ночь была тёмной!"]),
        ("el", ["Ήταν νύχτα.", "Πού είσαι;"]),
        ("hi", ["रात थी।", "चाँद निकला।"]),
    ])
    func knowsOtherLanguages(language: String, sentences: [String]) {
        #expect(split(sentences.joined(separator: " "), language: language) == sentences)
    }

    @Test(arguments: [
        ("zh", ["狐狸走了。", "“快跑！”她说。", "月亮出来了！", "你好？"]),
        ("ja", ["きつねがいた。", "「すごい！」と言った。", "夜だった。"]),
    ])
    func cutsScriptsWithoutSpaces(language: String, sentences: [String]) {
        let found = SentenceSplitter(language: language).sentences(of: sentences.joined())
        #expect(found.map(\.text) == sentences)
        #expect(found.map(\.followsDirectly) == [false] + sentences.dropFirst().map { _ in true })
        #expect(found.joinedText == sentences.joined())
    }

    @Test func endsSentencesAtBlankLinesAndNotAtSingleOnes() {
        let text = "A heading\n\nOnce upon\na time there\r\nwas a fox. It slept\n \t\r\nsoundly\u{2029}and long"
        let sentences = SentenceSplitter(language: "en").sentences(of: text)
        #expect(
            sentences.map(\.text)
                == ["A heading", "Once upon\na time there\nwas a fox.", "It slept", "soundly", "and long"])
        #expect(sentences.map(\.opensParagraph) == [true, true, false, true, true])
        #expect(sentences.map(\.number) == [1, 2, 3, 4, 5])
    }

    @Test func keepsVersesTogetherAndItemsOfListsApart() {
        #expect(
            split("The moon is up\nThe stars are out,\nSleep well.") == [
                "The moon is up\nThe stars are out,\nSleep well."
            ])
        #expect(split("He packed:\n- a lamp\n- a rope") == ["He packed:", "- a lamp", "- a rope"])
        #expect(split("1. Open it.\n2. Look in.") == ["1. Open it.", "2. Look in."])
        #expect(split("— Bonjour, dit-il.\n— Bonsoir.", language: "fr") == ["— Bonjour, dit-il.", "— Bonsoir."])
        #expect(split("a fox\n- an old one -\nslept") == ["a fox\n- an old one -\nslept"])
    }

    @Test(arguments: [
        "The moon is up.\nThe stars\nare out.\n\nSleep well.", "One.\nTwo. Three\nfour.", "狐狸。\n走了。",
    ])
    func givesBackTheLinesOfVerse(text: String) {
        #expect(SentenceSplitter(language: "en").sentences(of: text).joinedText == text)
    }

    @Test func cutsALongVerseAtTheEndOfALine() {
        let line = Self.filler(8)
        let pieces = split(Array(repeating: line, count: 12).joined(separator: "\n"))
        #expect(pieces.count > 1)
        #expect(pieces.allSatisfy { $0.split(separator: "\n").allSatisfy { $0 == line } })
    }

    @Test(arguments: [
        ("en", filler(29) + " of Mr.", "Brown " + filler(33)),
        ("en", filler(31) + " of St.", "James " + filler(31)),
        ("en", filler(31) + " J.", "Smith " + filler(31)),
        ("en", filler(31) + " No.", "5 " + filler(31)),
        ("fr", filler(31) + " «", "oui " + filler(31)),
        ("fr", filler(31), "» " + filler(31)),
    ])
    func neverCutsALongSentenceWhereTwoWordsBelongTogether(language: String, before: String, behind: String) {
        let pieces = split(before + " " + behind, language: language)
        #expect(pieces.count == 2)
        #expect(!pieces.contains(before))
        #expect(pieces.joined(separator: " ") == before + " " + behind)
    }

    @Test(arguments: [",", ";", ":", " —", ",”", "!"])
    func cutsALongSentenceBehindAClauseEvenAwayFromTheMiddle(mark: String) {
        let clause = Self.filler(18) + mark
        #expect(split(clause + " " + Self.filler(52)) == [clause, Self.filler(52)])
    }

    @Test func leavesNoSmallRestOfALongSentence() {
        let pieces = split(Self.filler(57) + ", " + Self.filler(5))
        #expect(pieces.map { $0.split(separator: " ").count }.allSatisfy { $0 >= 15 })
    }

    private static func filler(_ words: Int) -> String {
        Array(repeating: "on", count: words).joined(separator: " ")
    }

    @Test(arguments: ["", " ", "\n\n \t\n", "\u{A0}\u{3000}"])
    func findsNothingInWhiteSpace(text: String) {
        #expect(split(text).isEmpty)
    }

    private func split(_ text: String, language: String = "en") -> [String] {
        SentenceSplitter(language: language).sentences(of: text).map(\.text)
    }
}
