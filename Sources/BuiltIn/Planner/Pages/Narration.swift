import Domain

/// Selects the sentences that narrate events. Verse and letters are in lines and contain what is sung or read. Headings
/// announce what follows.
struct Narration {
    /// The number of lines in the paragraph of each sentence; 0 for prose.
    private let lineCounts: [Int]
    private let headings: Headings
    /// Whether most of the story is verse. Its lines then narrate the events.
    private let isToldInVerse: Bool

    init(_ sentences: [Sentence]) {
        var lineCounts: [Int] = []
        var start = 0
        while start < sentences.count {
            let end = sentences[(start + 1)...].firstIndex(where: \.opensParagraph) ?? sentences.count
            let paragraph = sentences[start..<end]
            let lineEnds = paragraph.reduce(0) { ends, sentence in
                ends + sentence.text.utf8.count { $0 == UInt8(ascii: "\n") } + (sentence.opensLine ? 1 : 0)
            }
            lineCounts += Array(repeating: lineEnds == 0 ? 0 : lineEnds + 1, count: paragraph.count)
            start = end
        }
        self.lineCounts = lineCounts
        headings = Headings(sentences)
        isToldInVerse = lineCounts.count { $0 > 0 } * 2 > lineCounts.count
    }

    /// Whether the sentence narrates events.
    func tells(_ index: Int) -> Bool { !isHeading(index) && (lineCounts[index] == 0 || isToldInVerse) }

    func isHeading(_ index: Int) -> Bool { headings.contains(index) }

    /// The number of lines in the paragraph of a sentence; 0 for prose.
    func lineCount(_ index: Int) -> Int { lineCounts[index] }
}
