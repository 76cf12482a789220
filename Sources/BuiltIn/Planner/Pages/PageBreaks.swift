import Domain

/// What it costs to turn the page behind a sentence: 0 where a paragraph ends and nothing hangs in the air.
enum PageBreaks {
    /// A stanza of so many lines stays on one page where it fits.
    private static let longestStanza = 8
    /// A heading goes with what it names: more than what a page costs that is too long.
    private static let behindHeading = 25_000

    static func costs(of sentences: [Sentence]) -> [Int] {
        var costs: [Int] = []
        costs.reserveCapacity(sentences.count)
        var balance = QuotationBalance()
        let narration = Narration(sentences)
        for (index, sentence) in sentences.enumerated() {
            balance.read(sentence)
            guard index + 1 < sentences.count else {
                costs.append(0)
                continue
            }
            guard !narration.isHeading(index) else {
                costs.append(behindHeading)
                continue
            }
            let next = sentences[index + 1]
            let isStanza = (2...longestStanza).contains(narration.lineCount(index)) && !next.opensParagraph
            costs.append(isStanza ? 9000 : cost(behind: sentence, before: next, isQuoted: balance.isOpen))
        }
        return costs
    }

    private static func cost(behind sentence: Sentence, before next: Sentence, isQuoted: Bool) -> Int {
        var cost = 0
        if !next.opensParagraph { cost += isQuoted ? 900 : 180 }
        if next.followsDirectly { cost += 100 }
        if next.text.unicodeScalars.first?.properties.isLowercase == true { cost += 900 }
        let end = sentence.text.unicodeScalars.reversed().prefix(3)
        if end.first == ":" || end.first == "," { cost += 900 }
        if end.contains("?") { cost += 220 }
        return cost
    }
}

/// Whether a quotation is still open, sentence after sentence.
private struct QuotationBalance {
    private(set) var isOpen = false

    mutating func read(_ sentence: Sentence) {
        if sentence.opensParagraph { isOpen = false }
        for scalar in sentence.text.unicodeScalars {
            switch scalar {
            case "\u{201C}" where isOpen: isOpen = false
            case "\u{201C}", "\u{201E}", "\u{300C}": isOpen = true
            case "\u{201D}", "\u{300D}": isOpen = false
            case "\"", "\u{AB}", "\u{BB}": isOpen.toggle()
            default: break
            }
        }
    }
}
