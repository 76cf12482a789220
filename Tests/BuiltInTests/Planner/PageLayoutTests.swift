import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

@Suite struct PageLayoutTests {
    private let fixture: PlannerFixture

    init() throws { fixture = try PlannerFixture() }

    @Test func givesALongTaleManyEvenPages() {
        let paragraph = """
            The fox went over the hill and down to the river. She looked for the boat that her mother had left there.

            """
        let text = String(repeating: paragraph, count: 140)
        let words = pageLengths(fixture.plan(text), text)
        #expect(words.count >= 43)
        #expect(words.allSatisfy { (15...70).contains($0) })
    }

    @Test(arguments: [1, 2, 7, 20]) func givesAsManyPagesAsAreWanted(count: Int) {
        let text = (0..<20).map { "Sentence \($0) has six words here." }.joined(separator: " ")
        #expect(fixture.plan(text, pages: count).pages.count == count)
        let words = pageLengths(fixture.plan(text, pages: count), text)
        #expect((words.max() ?? 0) - (words.min() ?? 0) <= 12)
    }

    @Test func givesOnePageASentenceWhereMoreAreWanted() {
        #expect(fixture.plan("One fox. Two owls. Three mice.", pages: 9).pages.count == 3)
    }

    @Test func turnsThePageAtParagraphsAndNotBehindAQuestion() {
        let filler = "The old fox walked all along the quiet river bank until she came to the mill and the bridge."
        let text = """
            \(filler) \(filler)

            “Who is it?” asked the owl.

            “It is only me,” said the fox. \(filler)

            \(filler) \(filler)
            """
        let sentences = SentenceSplitter(language: "en").sentences(of: text)
        for page in fixture.plan(text).pages.dropLast() {
            #expect(sentences[page.sentences.last].opensParagraph)
            #expect(!sentences[page.sentences.last - 1].text.contains("?"))
        }
    }

    @Test func keepsALeadInWithWhatItLeadsTo() {
        let filler = "The fox walked on through the wood and sang to herself as she always did on such nights."
        let text = """
            \(filler) \(filler) And this is what she sang:

            “Swing, little lantern. Shine, little light.”

            \(filler) \(filler)
            """
        let sentences = SentenceSplitter(language: "en").sentences(of: text)
        for page in fixture.plan(text).pages { #expect(!sentences[page.sentences.last - 1].text.hasSuffix(":")) }
    }

    @Test(arguments: ["In the Reeds", "Chapter 2", "第二章", "3"]) func keepsAHeadingWithWhatItNames(_ heading: String) {
        let filler = "The fox walked on through the wood and sang to herself as she always did on such nights."
        for count in 1...8 {
            let part = [String](repeating: filler, count: count)
            let text = (part + [heading] + part + ["Part Two", heading] + part).joined(separator: "\n\n")
            let sentences = SentenceSplitter(language: "en").sentences(of: text)
            let headings = Headings(sentences)
            #expect(sentences.indices.filter(headings.contains).count == 3)
            for pages in [nil, 2, 3] {
                let ends = fixture.plan(text, pages: pages).pages.map(\.sentences.last)
                #expect(!ends.contains { headings.contains($0 - 1) }, "\(count), \(pages ?? 0)")
            }
        }
    }

    /// However long the parts are.
    @Test(arguments: [nil, 9]) func beginsAPageWithAChapter(pages: Int?) {
        let filler = "The fox walked on through the wood and sang to herself as she always did on such nights."
        for count in 1...8 {
            let part = [String](repeating: filler, count: count)
            let text = (part + ["The Mill. A tale"] + part + ["Part Two", "The Ford"] + part).joined(separator: "\n\n")
            let sentences = SentenceSplitter(language: "en").sentences(of: text)
                .marked(headings: [count, 2 * count + 1, 2 * count + 2])
            let layout = PageLayout(sentences: sentences, band: 15...70)
            let ranges = pages.map(layout.pages(count:)) ?? layout.pages()
            let starts = Set(ranges.map(\.first))
            for sentence in sentences where sentence.text == "The Mill." || sentence.text == "Part Two" {
                #expect(starts.contains(sentence.number), "\(count)")
            }
            #expect(ranges.last?.last == sentences.count)
        }
    }

    @Test(arguments: [
        "The fox slept.\n\n“Who is it?”\n\nThe owl came.", "The fox slept.\n\nand so she did\n\nThe owl came.",
        "The fox slept.\n\nThe End", "One. Two\n\nThree.",
    ])
    func takesNothingElseForAHeading(_ text: String) {
        let sentences = SentenceSplitter(language: "en").sentences(of: text)
        let headings = Headings(sentences)
        #expect(!sentences.indices.contains { headings.contains($0) })
    }

    @Test func keepsAStanzaOnOnePage() {
        let filler = "The fox walked on through the wood and sang to herself as she always did on such nights."
        let stanza = "Grey goose. White goose,\none by one.\nHome by the hedge.\nThe day is done."
        for count in 1...5 {
            let text = ([String](repeating: filler, count: count) + [stanza, filler, stanza]).joined(separator: "\n\n")
            let sentences = SentenceSplitter(language: "en").sentences(of: text)
            for page in fixture.plan(text).pages.dropLast() {
                let next = sentences[page.sentences.last]
                #expect(next.opensParagraph, "\(count): \(next.text)")
            }
        }
    }

    @Test func keepsAQuotationWithWhoSpeaksIt() {
        let filler = "The fox walked on through the wood and sang to herself as she always did on such nights."
        let speech = "“I have been to the mill. I have been to the inn. I have been to the sea.” The owl said no more."
        for count in 1...5 {
            let text = ([String](repeating: filler, count: count) + [speech, filler, speech]).joined(separator: "\n\n")
            let sentences = SentenceSplitter(language: "en").sentences(of: text)
            for page in fixture.plan(text).pages.dropLast() { #expect(sentences[page.sentences.last].opensParagraph) }
        }
    }

    /// Takes much longer than the limit if each page is compared with all pages before it.
    @Test(.timeLimit(.minutes(1))) func takesTimeInProportionToTheText() {
        let text = String(repeating: "The fox ran to the river and slept. ", count: 2000)
        #expect(fixture.plan(text, pages: 300).pages.count == 300)
    }

    private func pageLengths(_ plan: StoryPlan, _ text: String) -> [Int] {
        let sentences = SentenceSplitter(language: "en").sentences(of: text)
        return plan.pages.map { sentences[$0.sentences.first - 1..<$0.sentences.last].map(\.wordCount).reduce(0, +) }
    }
}
