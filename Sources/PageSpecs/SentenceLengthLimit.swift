/// Cuts sentences that no page could hold.
enum SentenceLengthLimit {
    /// A sentence has at most this many words.
    static let words = 60
    private static let aim = 45
    private static let shortest = 15

    /// The sentence, or the pieces it is cut into: behind a clause where one ends at a fitting place, at white
    /// space otherwise. None is a small rest.
    static func pieces(of sentence: Range<Int>, words: [SentenceWord], bytes: SentenceBytes) -> [Range<Int>] {
        var rest = sentence.reduce(0) { $0 + weight(of: words[$1], in: bytes) }
        guard rest > Self.words else { return [sentence] }
        var pieces: [Range<Int>] = []
        var start = sentence.lowerBound
        while rest > Self.words {
            let (end, weight) = bestCut(from: start, rest: rest, words: words, bytes: bytes)
            pieces.append(start..<end)
            start = end
            rest -= weight
        }
        pieces.append(start..<sentence.upperBound)
        return pieces
    }

    private static func bestCut(
        from start: Int, rest: Int, words: [SentenceWord], bytes: SentenceBytes
    ) -> (end: Int, weight: Int) {
        let wanted = rest / ((rest + aim - 1) / aim)
        var best = (end: start + 1, weight: weight(of: words[start], in: bytes))
        var bestScore = Int.min
        var taken = 0
        for index in start..<words.count {
            taken += weight(of: words[index], in: bytes)
            guard index == start || taken <= Self.words, taken < rest else { break }
            let score = rank(of: words[index], in: bytes) - abs(taken - wanted) - (taken < shortest ? 100 : 0)
            if score > bestScore {
                best = (index + 1, taken)
                bestScore = score
            }
        }
        return best
    }

    private static func rank(of word: SentenceWord, in bytes: SentenceBytes) -> Int {
        var end = word.range.upperBound
        while end > word.range.lowerBound {
            let (scalar, start) = bytes.scalar(before: end)
            guard SentenceMarks.isEnclosing(scalar) else {
                return scalar == "," ? 12 : SentenceMarks.isClauseEnd(scalar) ? 18 : 0
            }
            end = start
        }
        return 0
    }

    /// 1 for a word; more for long runs without white space, counted as ``Sentence/wordCount`` does.
    private static func weight(of word: SentenceWord, in bytes: SentenceBytes) -> Int {
        guard word.range.count > 24 else { return 1 }
        return max(word.range.count / 24, Sentence.wordCount(of: bytes.string(word.range)))
    }
}
