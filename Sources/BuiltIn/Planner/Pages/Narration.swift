import Domain

/// Knows which sentences tell what happens. Verse and letters, which stand in lines, tell what is sung or read, and
/// headings name what is to come.
struct Narration {
    /// Of each sentence, how many lines its paragraph has; 0 in prose.
    private let lineCounts: [Int]
    private let headings: Headings
    /// A story told in verse throughout has nothing but lines to tell what happens.
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

    /// Whether the sentence tells what happens.
    func tells(_ index: Int) -> Bool { !isHeading(index) && (lineCounts[index] == 0 || isToldInVerse) }

    func isHeading(_ index: Int) -> Bool { headings.contains(index) }

    /// How many lines the paragraph of a sentence has; 0 where it is prose.
    func lineCount(_ index: Int) -> Int { lineCounts[index] }
}
