import Domain

/// A story cut into runs of sentences, each short enough to be read by a model at once.
struct StoryParts {
    /// However large the context, a small model does not hold more than this in mind, in bytes of UTF-8.
    private static let largest = 24_000
    /// Of the context, this much is left to instructions, schema and reply, in tokens.
    private static let reserve = 2200
    /// A character that is nowhere in so many parts of a very long story is drawn on no more than a few pages.
    private static let most = 8

    let parts: [ArraySlice<Sentence>]

    init(sentences: [Sentence], contextSize: Int?) {
        let bytes = contextSize.map { min(max(1500, ($0 - Self.reserve) * 3), Self.largest) } ?? Self.largest
        var parts: [ArraySlice<Sentence>] = []
        var start = sentences.startIndex
        var taken = 0
        for (index, sentence) in sentences.enumerated() {
            let size = sentence.text.utf8.count + 8
            if taken > 0, taken + size > bytes {
                parts.append(sentences[start..<index])
                start = index
                taken = 0
            }
            taken += size
        }
        if start < sentences.endIndex { parts.append(sentences[start...]) }
        self.parts = Array(parts.prefix(Self.most))
    }
}
