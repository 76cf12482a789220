import Domain

/// The cost of a page break after each sentence. It is 0 at the end of a paragraph, unless the text continues, as after
/// a question, a colon or a comma.
enum PageBreaks {
    /// A stanza of up to this number of lines stays on one page if it fits.
    private static let longestStanza = 8
    /// A heading stays with the text after it. This cost is higher than the extra cost of a page that is too long,
    /// 20,000.
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

/// Tracks from sentence to sentence whether a quotation is open.
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
