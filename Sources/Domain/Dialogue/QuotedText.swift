/// A paragraph as quoted speech and what is between. No character is in two parts; only quotation marks, white space at
/// the ends of parts, and a comma between a speech and its tag are in none.
struct QuotedText {
    struct Part: Hashable {
        var range: Range<String.Index>
        var isSpeech: Bool
        /// Whether the comma that follows its closing mark in the text is shown at its end.
        var takesComma = false
    }

    let text: String
    private(set) var parts: [Part] = []
    /// The mark of a quotation that the paragraph leaves open.
    private(set) var open: Character?
    /// Whether it goes on with the quotation that the paragraph before leaves open.
    private(set) var continues = false
    /// Where a straight mark follows a number and ends a quotation, because an even number of such marks is behind it.
    private var endsAfterNumbers: Set<String.Index> = []
    /// Marks that have no end in the rest of the text.
    private var withoutEnd: Set<Character> = []

    /// Opening marks with the marks that end them.
    private static let marks: [Character: Set<Character>] = [
        "\u{201C}": ["\u{201D}", "\""], "\u{201E}": ["\u{201C}", "\u{201D}"], "\"": ["\""], "«": ["»"], "»": ["«"],
        "\u{2018}": ["\u{2019}"], "\u{201A}": ["\u{2018}", "\u{2019}"], "'": ["'"], "「": ["」"], "『": ["』"], "‹": ["›"],
        "›": ["‹"], "\u{05F4}": ["\u{05F4}"],
    ]
    /// Marks that are apostrophes, too.
    private static let apostrophes: Set<Character> = ["'", "\u{2019}"]
    private static let brackets: Set<Character> = ["「", "『"]
    private static let bracketEnds: Set<Character> = ["」", "』"]
    /// Words that begin with an apostrophe.
    private static let elisions: Set<Substring> = [
        "tis", "twas", "twere", "twill", "twould", "em", "til", "n", "neath",
    ]
    private static let ends: Set<Character> = [
        ".", ",", "!", "?", "…", "—", "–", "-", ":", ";", "。", "，", "！", "？", "、",
    ]

    /// Before a sentence: the end of another, or of a quotation.
    private static let sentenceEnds = marks.values.reduce(into: Set<Character>([".", "!", "?", "…"])) {
        $0.formUnion($1)
    }

    /// `open` is the mark of the quotation that the paragraph before leaves open.
    init(_ text: String, open: Character? = nil) {
        self.text = text
        findEndsAfterNumbers()
        var start = text.startIndex
        // A quotation over several paragraphs has its mark before each, or goes on without a mark.
        continues = open != nil && text.first == open
        if let open, !continues {
            if let end = end(of: open, from: start),
                !text[start..<end].indices.contains(where: { text[$0] == open && Self.opens(text, at: $0) }),
                text[..<end].last?.isWhitespace == false
            {
                continues = true
                add(start..<end, isSpeech: true)
                start = text.index(after: end)
            }
        }
        var index = start
        // Where the last quotation ends that is no speech.
        var title: String.Index?
        while index < text.endIndex {
            guard Self.opens(text, at: index) else {
                index = text.index(after: index)
                continue
            }
            let first = text.index(after: index)
            guard let end = end(of: text[index], from: first) else {
                // Without an end, all the rest is speech if it is no apostrophe.
                guard text[index] != "'", text[index] != "\u{2018}" else {
                    index = first
                    continue
                }
                add(start..<index, isSpeech: false)
                add(first..<text.endIndex, isSpeech: true)
                self.open = text[index]
                return
            }
            let isListed = title.map { Self.isList(text[$0..<index]) } ?? false
            index = text.index(after: end)
            guard !isListed, Self.isSpeech(text, first..<end) else {
                title = index
                continue
            }
            add(start..<text.index(before: first), isSpeech: false)
            add(first..<end, isSpeech: true)
            start = index
        }
        add(start..<text.endIndex, isSpeech: false)
    }

    /// The numbers of characters of its parts.
    var lengths: [(length: Int, isSpeech: Bool)] { parts.map { (text[$0.range].count, $0.isSpeech) } }

    private mutating func add(_ range: Range<String.Index>, isSpeech: Bool) {
        var words = text[range].trimmed
        if !isSpeech, parts.last?.isSpeech == true, words.first == "," {
            // In some languages, a comma follows the mark that ends a quotation. It is shown with the speech, unless
            // that ends with another mark.
            words = words.dropFirst().trimmed
            let last = text[parts[parts.count - 1].range].last
            parts[parts.count - 1].takesComma = last.map { !Self.ends.contains($0) } ?? false
        }
        if !words.isEmpty { parts.append(Part(range: words.startIndex..<words.endIndex, isSpeech: isSpeech)) }
    }

    /// A mark opens speech at the start of a word.
    private static func opens(_ text: String, at index: String.Index) -> Bool {
        guard marks[text[index]] != nil else { return false }
        if brackets.contains(text[index]) { return true }
        let before = text[..<index].last ?? " "
        let rest = text[text.index(after: index)...]
        guard let next = rest.first, !next.isWhitespace || "«»".contains(text[index]) else { return false }
        guard !before.isLetter, !before.isNumber else { return false }
        return text[index] != "'" || !elisions.contains(Substring(rest.prefix(while: \.isLetter).lowercased()))
    }

    private mutating func findEndsAfterNumbers() {
        var isOdd = false
        for index in text.utf8.indices.reversed() where text.utf8[index] == UInt8(ascii: "\"") && text[index] == "\"" {
            if !isOdd, text[..<index].last?.isNumber == true { endsAfterNumbers.insert(index) }
            isOdd.toggle()
        }
    }

    private mutating func end(of mark: Character, from first: String.Index) -> String.Index? {
        guard !withoutEnd.contains(mark) else { return nil }
        let closing = Self.marks[mark] ?? []
        let end = text[first...].indices.first { closing.contains(text[$0]) && ends(at: $0, mark) }
        if end == nil { withoutEnd.insert(mark) }
        return end
    }

    /// Whether a mark ends a quotation that begins with `mark`, and is no apostrophe, no inch, and no part of a Hebrew
    /// abbreviation.
    private func ends(at index: String.Index, _ mark: Character) -> Bool {
        let before = text[..<index].last ?? " "
        let rest = text[text.index(after: index)...]
        let next = rest.first ?? " "
        switch text[index] {
        case let character where Self.apostrophes.contains(character):
            guard !next.isLetter else { return false }
            return Self.ends.contains(before) || mark == "\u{201A}"
                || next == "," && rest.dropFirst().first { !$0.isWhitespace }?.isLowercase == true
        case "\"" where before.isNumber: return endsAfterNumbers.contains(index)
        case "\"", "\u{05F4}": return !(before.isHebrew && next.isHebrew)
        default: return true
        }
    }

    /// Quoted words within a sentence, such as a title, are no speech. Speech ends with a mark, or a comma is before
    /// it, or it begins a sentence that goes on after a comma.
    private static func isSpeech(_ text: String, _ range: Range<String.Index>) -> Bool {
        guard let last = text[range].last(where: { !$0.isWhitespace }) else { return false }
        if ends.contains(last) || bracketEnds.contains(text[range.upperBound]) { return true }
        let before = text[..<text.index(before: range.lowerBound)].last { !$0.isWhitespace }
        if before == ":" || before == "," { return true }
        guard before.map({ sentenceEnds.contains($0) }) ?? true else { return false }
        let after = text[text.index(after: range.upperBound)...]
        guard after.first == ",", after.dropFirst().first(where: { !$0.isWhitespace })?.isLowercase == true else {
            return false
        }
        let next = after.indices.first { opens(text, at: $0) }
        return next.map { !isList(after[..<$0]) } ?? true
    }

    /// Whether a text between two quotations makes a list of them: “, ”, “ and ”.
    private static func isList(_ text: Substring) -> Bool {
        // All of a long text is not counted.
        text.dropFirst(6).isEmpty && text.count(where: \.isWhitespace) <= 2
            && !text.contains { ".!?:".contains($0) }
    }
}

extension Character {
    fileprivate var isHebrew: Bool { unicodeScalars.first.map { (0x05D0...0x05EA).contains($0.value) } ?? false }
}
