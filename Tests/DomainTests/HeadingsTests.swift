import Testing

@testable import Domain

struct HeadingsTests {
    private static let text =
        "It began.\n\nCHAPTER I. The Sea\n\nPart of it\n\nThe sea was calm. All slept.\n\nLater\n\nThey woke."

    private func sentences(headings: [Int]) -> [Sentence] {
        SentenceSplitter(language: "en").sentences(of: Self.text).marked(headings: headings)
    }

    @Test func marksEverySentenceOfAHeading() {
        let sentences = sentences(headings: [1, 2])
        #expect(sentences.filter(\.isHeading).map(\.text).joined(separator: "|") == "CHAPTER I.|The Sea|Part of it")
        #expect(sentences.joinedText == Self.text)
        #expect(sentences[1...].headingCount == 2)
        #expect(sentences.headingCount == 0)
        #expect(self.sentences(headings: []).allSatisfy { !$0.isHeading })
    }

    /// “Later” only looks like a heading: no page ends with it, and it begins none.
    @Test func beginsPagesWithMarkedHeadingsOnly() throws {
        let sentences = sentences(headings: [1, 2])
        let headings = Headings(sentences)
        #expect(sentences.indices.filter(headings.beginsPage).map { sentences[$0].text } == ["CHAPTER I."])
        let later = try #require(sentences.firstIndex { $0.text == "Later" })
        #expect(headings.contains(later))
    }
}
