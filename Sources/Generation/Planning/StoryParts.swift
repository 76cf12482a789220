import Domain

/// A story in parts of several sentences, each short enough for one question to a model.
struct StoryParts {
    /// Maximum bytes of UTF-8 per part, for any context size. Small models do not handle more.
    private static let largest = 24_000
    /// Tokens of the context that are reserved for instructions, schema and reply.
    private static let reserve = 2200
    /// Maximum number of parts. A character who is in none of them is drawn on only a few pages.
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
