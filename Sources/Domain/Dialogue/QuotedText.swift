/// A paragraph as quoted speech and what is between. No character is in two parts; only quotation marks and white space
/// at the ends of parts are in none.
struct QuotedText {
    struct Part: Hashable {
        var text: Substring
        var isSpeech: Bool
    }

    /// A quotation that the paragraph leaves open: the mark that would end it.
    private(set) var open: Character?
    private(set) var parts: [Part] = []

    /// Opening marks with the marks that end them.
    private static let marks: [Character: Set<Character>] = [
        "\u{201C}": ["\u{201D}", "\""], "\u{201E}": ["\u{201C}", "\u{201D}"], "\"": ["\""], "«": ["»"], "»": ["«"],
        "\u{2018}": ["\u{2019}"], "\u{201A}": ["\u{2018}", "\u{2019}"], "'": ["'"], "「": ["」"], "『": ["』"], "‹": ["›"],
        "›": ["‹"],
    ]
    private static let apostrophes: Set<Character> = ["'", "\u{2019}", "\u{2018}"]
    private static let ends: Set<Character> = [
        ".", ",", "!", "?", "…", "—", "–", "-", ":", ";", "。", "，", "！", "？", "、",
    ]

    /// `open` is what the text before leaves open.
    init(_ text: String, open: Character? = nil) {
        var start = text.startIndex
        var index = start
        if let mark = open {
            guard let end = Self.end(of: mark, in: text, from: start) else {
                self.open = mark
                add(text[...], isSpeech: true)
                return
            }
            add(text[..<end], isSpeech: true)
            start = text.index(after: end)
            index = start
        }
        // Where the last quotation ends that is no speech.
        var title: String.Index?
        while index < text.endIndex {
            guard Self.opens(text, at: index) else {
                index = text.index(after: index)
                continue
            }
            let first = text.index(after: index)
            guard let end = Self.end(of: text[index], in: text, from: first) else {
                // Without an end, all the rest is speech if only the next paragraph can end it.
                guard !Self.apostrophes.contains(text[index]) else {
                    index = first
                    continue
                }
                add(text[start..<index], isSpeech: false)
                add(text[first...], isSpeech: true)
                self.open = text[index]
                return
            }
            let isListed = title.map { Self.isList(text[$0..<index]) } ?? false
            index = text.index(after: end)
            guard !isListed, Self.isSpeech(text, first..<end) else {
                title = index
                continue
            }
            add(text[start..<text.index(before: first)], isSpeech: false)
            add(text[first..<end], isSpeech: true)
            start = index
        }
        add(text[start...], isSpeech: false)
    }

    private mutating func add(_ text: Substring, isSpeech: Bool) {
        var text = text
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        if !isSpeech, parts.last?.isSpeech == true, text.first == "," { takeComma(of: &text) }
        if !text.isEmpty { parts.append(Part(text: text, isSpeech: isSpeech)) }
    }

    /// In some languages, a comma follows the mark that ends a quotation. It goes with the speech, unless that ends with
    /// another mark.
    private mutating func takeComma(of text: inout Substring) {
        text.removeFirst()
        while text.first?.isWhitespace == true { text.removeFirst() }
        let speech = parts[parts.count - 1].text
        guard let last = speech.last, !Self.ends.contains(last) else { return }
        parts[parts.count - 1].text = speech + ","
    }

    /// A mark opens speech at the start of a word. An apostrophe is in a word, or has no mark that ends it.
    private static func opens(_ text: String, at index: String.Index) -> Bool {
        guard marks[text[index]] != nil else { return false }
        let before = index > text.startIndex ? text[text.index(before: index)] : " "
        let next = text.index(after: index)
        guard next < text.endIndex, !text[next].isWhitespace || "«»".contains(text[index]) else { return false }
        return !before.isLetter && !before.isNumber
    }

    private static func end(of mark: Character, in text: String, from first: String.Index) -> String.Index? {
        let closing = marks[mark] ?? []
        var index = first
        while index < text.endIndex {
            if closing.contains(text[index]), ends(text, at: index, isApostrophe: apostrophes.contains(mark)) {
                return index
            }
            index = text.index(after: index)
        }
        return nil
    }

    private static func ends(_ text: String, at index: String.Index, isApostrophe: Bool) -> Bool {
        guard isApostrophe else { return true }
        guard index > text.startIndex, ends.contains(text[text.index(before: index)]) else { return false }
        let next = text.index(after: index)
        return next == text.endIndex || !text[next].isLetter
    }

    /// Quoted words within a sentence, such as a title, are no speech. Speech ends with a mark, or a comma is before it, or a
    /// comma and the rest of the sentence after it.
    private static func isSpeech(_ text: String, _ range: Range<String.Index>) -> Bool {
        guard let last = text[range].last(where: { !$0.isWhitespace }) else { return false }
        if ends.contains(last) || text[range.upperBound] == "」" || text[range.upperBound] == "』" { return true }
        let after = text[text.index(after: range.upperBound)...]
        if after.first == ",", after.dropFirst().first(where: { !$0.isWhitespace })?.isLowercase == true { return true }
        let before = text[..<text.index(before: range.lowerBound)].last { !$0.isWhitespace }
        return before == ":" || before == ","
    }

    /// Whether a text between two quotations makes a list of them: “, ”, “ and ”.
    private static func isList(_ text: Substring) -> Bool {
        text.count <= 6 && text.count(where: \.isWhitespace) <= 2 && !text.contains { ".!?:".contains($0) }
    }
}
