import Domain

/// The words of a text, with what their neighbours tell about them.
struct SentenceWords {
    let words: [Range<String.Index>]
    private let text: String
    private var isName: [Bool] = []

    /// A word is a run of letters. `names` are names of characters.
    init(_ text: String, names: [String]) {
        self.text = text
        var words: [Range<String.Index>] = []
        var rest = text.startIndex
        while let start = text[rest...].firstIndex(where: \.isLetter) {
            let end = text[start...].firstIndex { !$0.isLetter } ?? text.endIndex
            words.append(start..<end)
            rest = end
        }
        self.words = words
        isName = words.map { _ in false }
        let parts = Set(names.flatMap { $0.split { !$0.isLetter }.map(String.init) }.filter(\.isCapitalised))
        for index in words.indices { isName[index] = isName(index, parts: parts) }
        for name in names { keep(name.split { !$0.isLetter }.map(String.init)) }
    }

    private func isName(_ index: Int, parts: Set<String>) -> Bool {
        let word = String(text[words[index]])
        guard word.isCapitalised else { return false }
        if parts.contains(word) || parts.contains(where: { $0.uppercased() == word }) { return true }
        guard !word.isAllUppercase else { return false }
        guard startsSentence(index) else { return true }
        // “Hunter Jones”, but not “Scared Mira hides”.
        guard index + 1 < words.count, gap(before: index + 1) == " " else { return false }
        let next = String(text[words[index + 1]])
        return next.isCapitalised && next.count > 1 && !parts.contains(next)
    }

    /// Marks every occurrence of a name in exactly these letters.
    private mutating func keep(_ name: [String]) {
        guard !name.isEmpty, name.count <= words.count else { return }
        for start in 0...words.count - name.count
        where zip(words[start...], name).allSatisfy({ text[$0] == $1[...] }) {
            for index in start..<start + name.count { isName[index] = true }
        }
    }

    /// The text between a word and the word before it.
    func gap(before index: Int) -> Substring {
        text[(index == 0 ? text.startIndex : words[index - 1].upperBound)..<words[index].lowerBound]
    }

    /// The words as the table lists them: in lower case, with straight apostrophes.
    func form(_ range: Range<Int>) -> String {
        text[words[range.lowerBound].lowerBound..<words[range.upperBound - 1].upperBound].lowercased()
            .replacing("’", with: "'")
    }

    func hasName(_ range: Range<Int>) -> Bool { isName[range].contains(true) }

    /// Whether a hyphen joins the words with a word beside them.
    func isInCompound(_ range: Range<Int>) -> Bool {
        range.lowerBound > 0 && gap(before: range.lowerBound) == "-"
            || range.upperBound < words.count && gap(before: range.upperBound) == "-"
    }

    func followsDeterminer(_ range: Range<Int>) -> Bool {
        previous(range).map(EnglishWords.determiners.contains) == true || followsPossessive(range)
    }

    func followsDeterminerOrPreposition(_ range: Range<Int>) -> Bool {
        followsDeterminer(range) || previous(range).map(EnglishWords.prepositions.contains) == true
    }

    /// Whether no word follows that the words could describe.
    func endsNounPhrase(_ range: Range<Int>) -> Bool {
        guard range.upperBound < words.count, gap(before: range.upperBound) == " " else { return true }
        let next = text[words[range.upperBound]].lowercased()
        return EnglishWords.prepositions.contains(next) || EnglishWords.connectives.contains(next)
            || EnglishWords.determiners.contains(next)
    }

    /// A text with the capitals of the words that it replaces.
    func cased(_ softer: String, like range: Range<Int>) -> String {
        let source = range.map { String(text[words[$0]]) }
        if source.allSatisfy(\.isAllUppercase) { return softer.uppercased() }
        return source[0].isCapitalised ? softer.firstUppercased : softer
    }

    /// The word before, if only a space is between.
    private func previous(_ range: Range<Int>) -> String? {
        guard range.lowerBound > 0, gap(before: range.lowerBound) == " " else { return nil }
        return text[words[range.lowerBound - 1]].lowercased()
    }

    /// Whether the word before ends in `'s`.
    private func followsPossessive(_ range: Range<Int>) -> Bool {
        guard range.lowerBound > 1, previous(range) == "s" else { return false }
        return ["'", "’"].contains(gap(before: range.lowerBound - 1))
    }

    private func startsSentence(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        let gap = gap(before: index)
        let before = String(text[words[index - 1]])
        if gap.hasPrefix("."), EnglishWords.titles.contains(before) || before.isCapitalised && before.count == 1 {
            return false
        }
        return gap.contains { ".!?…:\"“„«".contains($0) }
    }
}

extension String {
    var firstUppercased: String { prefix(1).uppercased() + dropFirst() }

    fileprivate var isCapitalised: Bool { first?.isUppercase == true }

    /// A single capital letter does not count: it also begins a sentence.
    fileprivate var isAllUppercase: Bool { count > 1 && allSatisfy(\.isUppercase) }
}
