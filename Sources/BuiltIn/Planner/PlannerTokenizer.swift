import Domain

/// Splits consecutive sentences into words and marks the words inside quotation marks.
struct PlannerTokenizer {
    private var quotation: Unicode.Scalar?
    /// Whether the last word had a capital and only a period followed it.
    private var isBehindPeriod = false

    init() {}

    /// The first word of a line starts a sentence, because lines of verse begin with a capital.
    mutating func tokens(of sentence: Sentence) -> [PlannerToken] {
        if sentence.opensParagraph { quotation = nil }
        var tokens: [PlannerToken] = []
        var part: [Unicode.Scalar] = []
        var lineStart = 0
        for scalar in sentence.text.unicodeScalars {
            let isDash = scalar == "\u{2014}" || scalar == "\u{2013}"
            guard scalar == " " || scalar == "\n" || isDash else {
                part.append(scalar)
                continue
            }
            read(part, into: &tokens)
            part.removeAll(keepingCapacity: true)
            if lineStart > 0, lineStart < tokens.count { tokens[lineStart].startsSentence = true }
            if scalar == "\n" { lineStart = tokens.count } else if lineStart < tokens.count { lineStart = 0 }
            if isDash, !tokens.isEmpty {
                tokens[tokens.count - 1].mark = .stop
                isBehindPeriod = false
            }
        }
        read(part, into: &tokens)
        if lineStart > 0, lineStart < tokens.count { tokens[lineStart].startsSentence = true }
        return tokens
    }

    private mutating func read(_ scalars: [Unicode.Scalar], into tokens: inout [PlannerToken]) {
        guard let first = scalars.firstIndex(where: Self.isLetter), let last = scalars.lastIndex(where: Self.isLetter)
        else {
            readMarks(scalars[...], into: &tokens)
            isBehindPeriod = isBehindPeriod && scalars.isEmpty
            return
        }
        let wasQuoted = quotation != nil
        keepAbbreviation(before: scalars[first], isDirect: first == 0, in: &tokens)
        readMarks(scalars[..<first], into: &tokens)
        var token = Self.token(scalars[first...last])
        token.isQuoted = quotation != nil
        token.startsSentence = tokens.isEmpty || !wasQuoted && token.isQuoted
        token.isCapitalised = scalars[first].properties.isUppercase
        tokens.append(token)
        let marks = scalars[(last + 1)...]
        isBehindPeriod = token.isCapitalised && marks.elementsEqual(["."])
        readMarks(marks, into: &tokens)
    }

    /// Removes the stop after an abbreviation: a period between two capitalised words that did not end the sentence.
    private mutating func keepAbbreviation(
        before letter: Unicode.Scalar, isDirect: Bool, in tokens: inout [PlannerToken]
    ) {
        guard isBehindPeriod, isDirect, letter.properties.isUppercase, let last = tokens.indices.last else { return }
        tokens[last].mark = .none
        tokens[last].isAbbreviated = true
    }

    private mutating func readMarks(_ marks: ArraySlice<Unicode.Scalar>, into tokens: inout [PlannerToken]) {
        var mark = PlannerToken.Mark.none
        for (offset, scalar) in zip(marks.indices, marks) {
            switch scalar {
            case ",": if mark == .none { mark = .comma }
            case ".", "!", "?", ";", ":", "\u{2026}": mark = .stop
            default: if turnsQuotation(scalar, opens: offset == 0, isBehindMark: mark != .none) { mark = .stop }
            }
        }
        guard mark != .none, !tokens.isEmpty else { return }
        if mark == .stop || tokens[tokens.count - 1].mark == .none { tokens[tokens.count - 1].mark = mark }
    }

    /// Reads a quotation mark and returns true if it closes a quotation. An apostrophe closes only a quotation that an
    /// apostrophe opened.
    private mutating func turnsQuotation(_ scalar: Unicode.Scalar, opens: Bool, isBehindMark: Bool) -> Bool {
        switch (scalar, quotation) {
        case ("\u{201C}", nil), ("\u{201E}", nil), ("\u{AB}", nil), ("\"", nil), ("\u{2018}", nil), ("\u{BB}", nil):
            quotation = scalar
        case ("'", nil): if opens { quotation = scalar }
        case ("\u{201D}", "\u{201C}"), ("\u{201C}", "\u{201E}"), ("\u{BB}", "\u{AB}"), ("\u{AB}", "\u{BB}"),
            ("\"", "\""):
            quotation = nil
            return true
        case ("\u{2019}", "\u{2018}"), ("'", "'"):
            guard isBehindMark else { return false }
            quotation = nil
            return true
        default: break
        }
        return false
    }

    private static func token(_ scalars: ArraySlice<Unicode.Scalar>) -> PlannerToken {
        var word = ""
        for scalar in scalars { word.unicodeScalars.append(scalar == "\u{2019}" ? "'" : scalar) }
        let isPossessive = word.hasSuffix("'s")
        if isPossessive { word.removeLast(2) }
        return PlannerToken(word: word, lower: word.lowercased(), isPossessive: isPossessive)
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
