import Testing

@testable import Domain

/// Every word of a comic is in one balloon or box, once, in order.
struct ComicWordsTests {
    private static let marks: Set<Character> = [
        "\u{201C}", "\u{201D}", "\u{201E}", "\"", "«", "»", "‹", "›", "\u{2018}", "\u{2019}", "\u{201A}", "'", "「", "」",
        "『",
        "』",
    ]

    private func letters(_ text: some StringProtocol) -> String {
        String(text.filter { $0.isLetter || $0.isNumber })
    }

    private func check(_ pages: [[ComicWords.Panel]], _ headings: [Int] = []) {
        let words = ComicWords(pages: pages, headings: headings, characters: [])
        for (page, panels) in zip(pages, words.pages) {
            for (panel, pieces) in zip(page, panels) {
                let joined = pieces.map { letters($0.text) }.joined()
                #expect(joined == letters(panel.words), "\(panel)")
            }
        }
    }

    @Test(
        arguments: [
            "“Come in,” said Mira.", "\"Come in,\" said Mira. \"It's cold.\"", "‘Come in,’ said Mira. ‘It’s cold.’",
            "'Come in,' said Mira. 'It's cold.'", "„Komm herein“, sagte Mira.", "»Komm herein«, sagte Mira.",
            "«Entre», dit Mira.", "« Entre ! » dit Mira.", "‹Entre›, dit Mira.", "「入って」とミラは言った。", "『入って』と言った。",
            "— Entre, dit Mira.", "– Entra, dijo Mira.", "“He said ‘no’ to me,” said Mira.", "“Unclosed, said Mira.",
            "Closed only,” said Mira.", "“”", "““Twice””", "The sign said “Closed”.", "She read “The Fox” aloud.",
            "'Tis the dogs' house.", "Rock 'n' roll, said the cats' king.", "“A” “B.” “C?”", "“A—” he began.",
            "A \"quoted\" word and \"Speech!\" too.", "“Ja.” — „Nein.“", "5' 10\" tall", "‚Komm‘, sagte er.", "“",
            "\"\"\"", "",
            "“One.\n\n“Two.” she said.", "“One.\n\nTwo.” she said.", "“Line\nby line,” sang Mira.",
        ])
    func everyQuotationStyle(text: String) {
        let panel = ComicWords.Panel(text)
        check([[panel]])
        check([[panel, panel], [ComicWords.Panel(text, continues: true)]])
    }

    @Test
    func randomMarks() {
        var generator = SeededGenerator(seed: 7)
        let parts = ["a", "Mira", " ", "\n\n", ".", ",", "!", "said", "it's"] + Self.marks.sorted().map(String.init)
        for _ in 0..<2000 {
            let pages = (0..<2).map { _ in
                (0..<3).map { _ in
                    ComicWords.Panel(
                        (0..<20).map { _ in parts[generator.next(below: parts.count)] }.joined(),
                        continues: generator.next(below: 2) > 0)
                }
            }
            check(pages, [generator.next(below: 2), generator.next(below: 2)])
        }
    }

    @Test
    func speechAndNarration() {
        let words = ComicWords(
            pages: [[ComicWords.Panel("The Storm\n\n“Run!” cried Tom. The sign said “Closed”.")]], headings: [1],
            characters: [StoryCharacter(id: "tom", name: "Tom", kind: "boy", appearance: "a boy")])
        #expect(
            words.pages[0][0] == [
                .heading("The Storm"), .speech("Run!", speaker: 0), .narration("cried Tom. The sign said “Closed”."),
            ])
    }

    @Test(arguments: [
        ("„Wer ist da?“, fragte Tom.", ["*Wer ist da?", "fragte Tom."]),
        ("Er kam. „Ich bin es“, sagte Tom.", ["Er kam.", "*Ich bin es,", "sagte Tom."]),
        ("Es klopfte. »Ich«, flüsterte Tom.", ["Es klopfte.", "*Ich,", "flüsterte Tom."]),
        ("‚Ich hab’s‘, rief Tom.", ["*Ich hab’s,", "rief Tom."]),
        ("She had read “The Hen”, “Three Bears” and “A Day”.", ["She had read “The Hen”, “Three Bears” and “A Day”."]),
        ("“A”, “B”, and “C” were books.", ["“A”, “B”, and “C” were books."]),
        ("“A”, and “B” were books.", ["“A”, and “B” were books."]),
        ("- “Nine Spoons”, with a torn cover", ["- “Nine Spoons”, with a torn cover"]),
        ("He called it “a day”, and left.", ["He called it “a day”, and left."]),
        ("“The Brave Hen” was her book.", ["“The Brave Hen” was her book."]),
        ("He said, “Yes” and left.", ["He said,", "*Yes", "and left."]),
        ("「入って」とミラ。", ["*入って", "とミラ。"]),
        ("ミラは「入って」と言った。", ["ミラは", "*入って", "と言った。"]),
        ("״שלום,״ אמר חייל צה״ל.", ["*שלום,", "אמר חייל צה״ל."]),
        ("\"שלום, צה\"ל,\" אמר.", ["*שלום, צה\"ל,", "אמר."]),
        ("‘Come here’, he said. ‘Now!’", ["*Come here,", "he said.", "*Now!"]),
        ("‘The dogs’ bowls are empty,’ he said.", ["*The dogs’ bowls are empty,", "he said."]),
        ("'Twas night. 'Go!' he cried.", ["'Twas night.", "*Go!", "he cried."]),
        ("\"It is 6\" long,\" said Tom.", ["*It is 6\" long,", "said Tom."]),
        ("The board is 6\" long. \"Good,\" he said.", ["The board is 6\" long.", "*Good,", "he said."]),
        ("“Thank you, Theo.” “You’re welcome.”", ["*Thank you, Theo.", "*You’re welcome."]),
        ("“It began.\n\n“I was small,” said Tom.", ["*It began.", "*I was small,", "said Tom."]),
        ("“Unclosed, said Tom.\n\nTom left. “Bye!”", ["*Unclosed, said Tom.", "Tom left.", "*Bye!"]),
        ("\"Unclosed, said Tom.\n\nTom left. \"Bye!\"", ["*Unclosed, said Tom.", "Tom left.", "*Bye!"]),
        ("“One.\n\nTwo.” He left.", ["*One.", "*Two.", "He left."]),
    ])
    func quotations(text: String, expected: [String]) {
        let pieces = ComicWords(pages: [[ComicWords.Panel(text)]], headings: [], characters: []).pages[0][0]
        let found = pieces.map { piece in
            if case .speech(let text, _) = piece { "*" + text } else { piece.text }
        }
        #expect(found == expected)
    }

    @Test
    func speechOverSeveralPanels() {
        let words = ComicWords(
            pages: [
                [
                    ComicWords.Panel("“I went to sea,” said Tom, “and there"),
                    ComicWords.Panel("I saw a whale.” It was true.", continues: true),
                ]
            ], headings: [0],
            characters: [StoryCharacter(id: "tom", name: "Tom", kind: "boy", appearance: "a boy")])
        #expect(
            words.pages[0] == [
                [.speech("I went to sea,", speaker: 0), .narration("said Tom,"), .speech("and there", speaker: 0)],
                [.speech("I saw a whale.", speaker: 0), .narration("It was true.")],
            ])
    }
}
