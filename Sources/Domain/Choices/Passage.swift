/// A part of a story with choices. A page begins with its first paragraph.
package struct Passage: Hashable, Codable, Sendable {
    /// What a reader can choose at its end.
    package struct Choice: Hashable, Codable, Sendable {
        package var text: String
        /// An index into the story's passages.
        package var passage: Int

        package init(_ text: String, passage: Int) {
            self.text = text
            self.passage = passage
        }
    }

    /// The index of its first paragraph in the story.
    package var paragraph: Int
    /// Empty where the story ends.
    package var choices: [Choice]

    package init(paragraph: Int, choices: [Choice]) {
        self.paragraph = paragraph
        self.choices = choices
    }
}

/// A choice at the end of a page.
package struct PageChoice: Hashable, Codable, Sendable {
    package var text: String
    /// The number of the page with which the story goes on, counted from 1 in the story.
    package var page: Int

    package init(_ text: String, page: Int) {
        self.text = text
        self.page = page
    }
}

extension [Passage] {
    /// The choices at the end of each page. `pages` are the sentences of each, in order.
    package func choices(at pages: [SentenceRange], of sentences: [Sentence]) -> [[PageChoice]] {
        var firstPages: [Int] = []
        for (index, page) in pages.enumerated() where sentences[page.first - 1].opensPassage {
            firstPages.append(index + 1)
        }
        var choices = pages.map { _ in [PageChoice]() }
        guard firstPages.count == count else { return choices }
        for (index, passage) in enumerated() {
            let last = index + 1 < firstPages.count ? firstPages[index + 1] - 1 : pages.count
            choices[last - 1] = passage.choices.map { PageChoice($0.text, page: firstPages[$0.passage]) }
        }
        return choices
    }
}
