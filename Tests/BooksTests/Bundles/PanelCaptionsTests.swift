import Testing

@testable import Books
@testable import Domain

struct PanelCaptionsTests {
    private func captions(_ text: String, panels: Int, language: String = "en") -> [[String]] {
        PanelCaptions(text, panels: panels, language: LanguageTag(language)).texts.map(\.paragraphs)
    }

    @Test func givesEachPanelItsParagraph() {
        #expect(captions("One. Two.\n\nThree.\n\nFour.", panels: 3) == [["One. Two."], ["Three."], ["Four."]])
    }

    @Test func partsSentencesWhereParagraphsAreFew() {
        #expect(
            captions("The fox ran. The owl sat.\n\n“Who is it?” it asked. Nobody was there.", panels: 4)
                == [["The fox ran."], ["The owl sat."], ["“Who is it?” it asked."], ["Nobody was there."]])
    }

    @Test func makesTheLongestCaptionAsShortAsItCanBe() {
        #expect(
            captions("Aaaaaaaa bbbbbbbb cccccccc.\n\nDd.\n\nEe.\n\nFf.", panels: 2)
                == [["Aaaaaaaa bbbbbbbb cccccccc."], ["Dd.", "Ee.", "Ff."]])
    }

    @Test func leavesTheLastPanelsWithoutWordsWhereThereAreNoMore() {
        #expect(captions("One. Two.", panels: 4) == [["One."], ["Two."], [], []])
        #expect(captions(" \n ", panels: 2) == [[], []])
    }

    @Test func keepsTheLinesOfVerse() {
        #expect(
            captions("She sang.\n\nSwing, little lantern,\nshine, little light.", panels: 2)
                == [["She sang."], ["Swing, little lantern,\nshine, little light."]])
    }

    @Test func joinsWhatNoSpaceParts() {
        #expect(captions("森です。海です。空です。", panels: 2, language: "ja") == [["森です。海です。"], ["空です。"]])
    }

    @Test(arguments: 1...9, [1, 2, 7, 40, 1_000])
    func losesNothingAndFillsEveryPanel(panels: Int, sentences: Int) {
        let words = (1...sentences).map { "\($0)" }
        let paragraphs = captions(words.map { "Page \($0) is here." }.joined(separator: " "), panels: panels)
        #expect(paragraphs.count == panels)
        #expect(paragraphs.prefix(sentences).allSatisfy { !$0.isEmpty })
        let found = paragraphs.joined().flatMap { $0.split(separator: " ") }.filter { $0.allSatisfy(\.isNumber) }
        #expect(found.map(String.init) == words)
    }
}
