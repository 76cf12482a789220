/// Cuts sentences that are too long for a page.
struct SentenceLengthLimit {
    /// Maximum words of a sentence.
    static let words = 60
    private static let aim = 45
    private static let shortest = 15

    let bytes: SentenceBytes
    let words: [SentenceWord]
    let language: SentenceLanguage

    /// The sentence, or its pieces. A cut is after a line of verse or a clause if one ends near the limit, else at
    /// white space. No piece is a small rest.
    func pieces(of sentence: Range<Int>) -> [Range<Int>] {
        var rest = sentence.reduce(0) { $0 + weight(of: words[$1]) }
        guard rest > Self.words else { return [sentence] }
        var pieces: [Range<Int>] = []
        var start = sentence.lowerBound
        while rest > Self.words {
            let (end, weight) = bestCut(from: start, rest: rest)
            pieces.append(start..<end)
            start = end
            rest -= weight
        }
        pieces.append(start..<sentence.upperBound)
        return pieces
    }

    private func bestCut(from start: Int, rest: Int) -> (end: Int, weight: Int) {
        let wanted = rest / ((rest + Self.aim - 1) / Self.aim)
        var best = (end: start + 1, weight: weight(of: words[start]))
        var bestScore = Int.min
        var taken = 0
        for index in start..<words.count {
            taken += weight(of: words[index])
            guard index == start || taken <= Self.words, taken < rest else { break }
            let isShort = min(taken, rest - taken) < Self.shortest
            let endsLine = index + 1 < words.count && words[index + 1].gap == .line
            let score =
                rank(of: words[index]) + (endsLine ? 40 : 0) - abs(taken - wanted) - (isShort ? 100 : 0)
                - (binds(index) ? 1000 : 0)
            if score > bestScore {
                best = (index + 1, taken)
                bestScore = score
            }
        }
        return best
    }

    /// How good a place for a cut the end of this word is. A period inside a sentence belongs to an abbreviation,
    /// unless a quotation ends after it.
    private func rank(of word: SentenceWord) -> Int {
        var end = word.range.upperBound
        while end > word.range.lowerBound {
            let (scalar, start) = bytes.scalar(before: end)
            guard SentenceMarks.isEnclosing(scalar) else {
                if scalar == ".", end == word.range.upperBound { return 0 }
                return scalar == "," ? 30 : SentenceMarks.isClauseEnd(scalar) ? 36 : 0
            }
            end = start
        }
        return 0
    }

    /// Whether the word must stay with the next one: “Mr.” with “Brown”, an opening mark with the word after it, any
    /// word with closing marks after it.
    private func binds(_ index: Int) -> Bool {
        let tail = SentenceWordTail(words[index], in: bytes)
        if tail.core.isEmpty { return opens(index) }
        let core = bytes.string(tail.core)
        if language.bindingAbbreviations.contains(core.lowercased()) { return true }
        guard index + 1 < words.count else { return false }
        let next = SentenceWordHead(words[index + 1], in: bytes)
        if tail.stop == .period, next.letter == .digit, language.numberAbbreviations.contains(core.lowercased()) {
            return true
        }
        if tail.stop == .period, !tail.closesQuotation, next.letter == .upper, core.unicodeScalars.count == 1 {
            return true
        }
        return closes(index + 1, letter: next.letter)
    }

    /// For a word of marks only: whether it opens something. A dash does not count, because it may end a clause.
    private func opens(_ index: Int) -> Bool {
        let mark = bytes.scalar(at: words[index].range.lowerBound).scalar
        return SentenceMarks.opens(mark) && !SentenceMarks.isDash(mark)
    }

    private func closes(_ index: Int, letter: SentenceWordHead.Letter) -> Bool {
        let mark = bytes.scalar(at: words[index].range.lowerBound).scalar
        if letter == .none { return !SentenceMarks.opens(mark) }
        return words[index].gap == .none && SentenceMarks.isEnclosing(mark) && !SentenceMarks.opens(mark)
    }

    /// 1 for a word; more for long text without white space, counted as in ``Sentence/wordCount``.
    private func weight(of word: SentenceWord) -> Int {
        guard word.range.count > 24 else { return 1 }
        return max(word.range.count / 24, Sentence.wordCount(of: bytes.string(word.range)))
    }
}
