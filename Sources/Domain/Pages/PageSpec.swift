/// The validated plan of one page.
package struct PageSpec: Hashable, Codable, Sendable {
    /// From 1, without gaps.
    package var number: Int
    package var sentences: SentenceRange
    /// One for a picture book, several for a comic; never empty.
    package var panels: [PanelSpec]

    package init(number: Int, sentences: SentenceRange, panels: [PanelSpec]) {
        self.number = number
        self.sentences = sentences
        self.panels = panels
    }
}

/// A range of a story's sentences, counted from 1, both ends included.
package struct SentenceRange: Hashable, Codable, Sendable {
    package var first: Int
    package var last: Int

    package init(first: Int, last: Int) {
        self.first = first
        self.last = last
    }

    package func moved(by count: Int) -> SentenceRange { SentenceRange(first: first + count, last: last + count) }
}
