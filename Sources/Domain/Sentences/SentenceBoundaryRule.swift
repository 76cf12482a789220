/// Finds the sentences among the words of one paragraph.
struct SentenceBoundaryRule {
    let bytes: SentenceBytes
    let words: [SentenceWord]
    let language: SentenceLanguage

    /// Ranges of word indices that cover the paragraph in order.
    func sentences() -> [Range<Int>] {
        var sentences: [Range<Int>] = []
        var first = 0
        var tail = SentenceWordTail(words[0], in: bytes)
        var isItem = isListMarker(0)
        for index in words.indices.dropFirst() {
            let head = SentenceWordHead(words[index], in: bytes)
            let startsItem = opensListItem(at: index, behindItem: isItem, tail: tail)
            if startsItem || tail.stop != .none && ends(tail, at: index, head: head, sentenceStart: first) {
                sentences.append(first..<index)
                first = index
                isItem = isListMarker(index)
            }
            tail = extended(tail, by: index, head: head)
        }
        sentences.append(first..<words.count)
        return sentences
    }

    /// The tail of the sentence with one more word. Words of marks only, as in « Oui ! » or after an emoji, keep the
    /// stop of the word before.
    private func extended(_ tail: SentenceWordTail, by index: Int, head: SentenceWordHead) -> SentenceWordTail {
        var new = SentenceWordTail(words[index], in: bytes)
        guard head.letter == .none, !opensOnly(index) else { return new }
        new.core = tail.core
        new.closesQuotation = new.closesQuotation || new.stop == .none && tail.closesQuotation
        if new.stop == .none { new.stop = tail.stop }
        return new
    }

    private func ends(_ tail: SentenceWordTail, at index: Int, head: SentenceWordHead, sentenceStart: Int) -> Bool {
        if words[index].gap == .none { return endsWithoutSpace(tail, head: head) }
        guard startsSentence(at: index, head: head) else { return false }
        switch tail.stop {
        case .none: return false
        case .strong: break
        case .ellipsis: if language.singleLetterWords.contains(firstPart(of: index)) { return false }
        case .period: if isAbbreviation(tail, before: head, at: index, sentenceStart: sentenceStart) { return false }
        }
        return !(tail.closesQuotation && namesSpeaker(from: index))
    }

    private func endsWithoutSpace(_ tail: SentenceWordTail, head: SentenceWordHead) -> Bool {
        tail.isWide && (!tail.closesQuotation || head.opensQuotation)
    }

    /// A capital, a digit or a letter without case; for a word of marks only, whether the next word starts a sentence.
    private func startsSentence(at index: Int, head: SentenceWordHead) -> Bool {
        switch head.letter {
        case .upper, .digit, .caseless: return true
        case .lower: return false
        case .none:
            guard head.opensQuotation || head.opensWithDash, index + 1 < words.count, opensOnly(index) else {
                return false
            }
            return [.upper, .digit, .caseless].contains(SentenceWordHead(words[index + 1], in: bytes).letter)
        }
    }

    private func opensOnly(_ index: Int) -> Bool {
        SentenceMarks.opens(bytes.scalar(at: words[index].range.lowerBound).scalar)
    }

    private func isAbbreviation(
        _ tail: SentenceWordTail, before head: SentenceWordHead, at index: Int, sentenceStart: Int
    ) -> Bool {
        let core = bytes.string(tail.core)
        if core.isEmpty { return false }
        if core.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            return language.writesOrdinalsWithPeriod && core.utf8.count <= 2 || index == sentenceStart + 1
        }
        let folded = core.lowercased()
        if language.numberAbbreviations.contains(folded), head.letter == .digit { return true }
        if tail.closesQuotation { return false }
        if language.bindingAbbreviations.contains(folded) { return true }
        return isInitial(core)
    }

    private func isInitial(_ core: String) -> Bool {
        guard core.unicodeScalars.count == 1, let letter = core.unicodeScalars.first else { return false }
        return letter.properties.isUppercase && !language.singleLetterWords.contains(core)
    }

    /// Whether the words after a closed quotation name the speaker: “Stop!” Mira said.
    private func namesSpeaker(from index: Int) -> Bool {
        guard !SentenceWordHead(words[index], in: bytes).opensQuotation else { return false }
        for next in index..<min(index + 4, words.count) {
            let tail = SentenceWordTail(words[next], in: bytes)
            let word = bytes.string(tail.core).prefix { $0 != "," && $0 != ":" && $0 != ";" }
            if next > index, language.speechVerbs.contains(word.lowercased()) { return true }
            if tail.stop > .period || tail.core.count != word.utf8.count { return false }
        }
        return false
    }

    private func firstPart(of index: Int) -> String {
        String(bytes.string(words[index].range).prefix { $0 != "'" && $0 != "\u{2019}" })
    }

    /// A marker at the start of a line continues a list. The same holds for dialogue with dashes.
    private func opensListItem(at index: Int, behindItem: Bool, tail: SentenceWordTail) -> Bool {
        guard words[index].gap == .line, isListMarker(index) else { return false }
        return behindItem || tail.stop != .none
            || bytes.bytes[words[index - 1].range.upperBound - 1] == UInt8(ascii: ":")
    }

    private func isListMarker(_ index: Int) -> Bool {
        let range = words[index].range
        guard range.count <= 4, index + 1 < words.count else { return false }
        let text = bytes.string(range)
        if ["-", "*", "+", "\u{2022}", "\u{B7}", "\u{2013}", "\u{2014}"].contains(text) { return true }
        guard text.hasSuffix(".") || text.hasSuffix(")"), text.utf8.count > 1 else { return false }
        return text.utf8.dropLast().allSatisfy { (0x30...0x39).contains($0) }
    }
}
