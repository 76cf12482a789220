import Domain

/// Divides the sentences of a story into pages of even length within the audience's band, with breaks at good places.
///
/// Dynamic programming over the sentences. A page costs the square of its distance from the wanted length, plus the
/// cost of the break at its end. The search looks back at most one page length, so the time is linear in the length of
/// the text.
struct PageLayout {
    private let words: [Int]
    private let breakCosts: [Int]
    /// Whether a page begins with the sentence.
    private let isOpening: [Bool]
    private let band: ClosedRange<Int>
    /// Pages with fewer sentences cost more, as each panel of a comic needs one. Not used if the number of pages is
    /// given.
    private let leastSentences: Int

    init(sentences: [Sentence], band: ClosedRange<Int>, leastSentences: Int = 1) {
        words = sentences.map(\.wordCount)
        breakCosts = PageBreaks.costs(of: sentences)
        let headings = Headings(sentences)
        isOpening = sentences.indices.map(headings.beginsPage)
        self.band = band
        self.leastSentences = leastSentences
    }

    private static let missingSentence = 3000
    /// The cost of a heading that does not begin its page, if the number of pages is given.
    private static let insideHeading = 25_000

    /// Pages of the length that suits the audience; their number follows from the text.
    func pages() -> [SentenceRange] {
        guard !words.isEmpty else { return [] }
        let wanted = band.lowerBound + (band.upperBound - band.lowerBound) * 11 / 20
        var best = [Int](repeating: Int.max, count: words.count + 1)
        var starts = [Int](repeating: 0, count: words.count + 1)
        best[0] = 0
        for end in 1...words.count {
            var total = 0
            for start in stride(from: end - 1, through: 0, by: -1) {
                total += words[start]
                if total > band.upperBound, start < end - 1 { break }
                let missing = max(0, leastSentences - (end - start))
                let cost =
                    best[start] + cost(of: total, wanted: wanted) + breakCosts[end - 1] + missing * Self.missingSentence
                if cost < best[end] {
                    best[end] = cost
                    starts[end] = start
                }
                if isOpening[start] { break }
            }
        }
        var ends = [words.count]
        while let end = ends.last, starts[end] > 0 { ends.append(starts[end]) }
        return ranges(endingAt: ends.reversed())
    }

    /// Exactly `count` pages, or one page for each sentence if there are fewer sentences. Passages of a story with choices
    /// are laid out one by one, see ``StubPlanner``.
    func pages(count: Int) -> [SentenceRange] {
        guard !words.isEmpty else { return [] }
        let count = min(max(count, 1), words.count)
        let windows = endWindows(count: count)
        let wanted = max(1, words.reduce(0, +) / count)
        var sums = [0]
        sums.reserveCapacity(words.count + 1)
        for word in words { sums.append(sums[sums.count - 1] + word) }
        var openings = [0]
        for isOpening in isOpening { openings.append(openings[openings.count - 1] + (isOpening ? 1 : 0)) }
        var best = [0: 0]
        var starts: [[Int: Int]] = []
        for page in 0..<count {
            var next: [Int: Int] = [:]
            var from: [Int: Int] = [:]
            for end in windows[page] {
                for start in page == 0 ? 0...0 : windows[page - 1] where start < end {
                    guard let before = best[start] else { continue }
                    let total =
                        before + cost(of: sums[end] - sums[start], wanted: wanted) + breakCosts[end - 1]
                        + Self.insideHeading * (openings[end] - openings[start + 1])
                    if total < next[end, default: Int.max] {
                        next[end] = total
                        from[end] = start
                    }
                }
            }
            best = next
            starts.append(from)
        }
        var ends = [words.count]
        for page in stride(from: count - 1, to: 0, by: -1) {
            if let last = ends.last, let start = starts[page][last] { ends.append(start) }
        }
        return ranges(endingAt: ends.reversed())
    }

    /// The possible ends of each page: up to 24 sentences before and after the place that gives pages of equal length.
    private func endWindows(count: Int) -> [ClosedRange<Int>] {
        let total = words.reduce(0, +)
        let reach = min(24, max(2, words.count / count))
        var windows: [ClosedRange<Int>] = []
        var sentence = 0
        var passed = 0
        for page in 1...count {
            let wanted = total * page / count
            let last = words.count - (count - page)
            repeat {
                passed += words[sentence]
                sentence += 1
            } while sentence < last && passed + words[sentence] / 2 < wanted
            let isLast = page == count
            windows.append(
                isLast ? words.count...words.count : max(page, sentence - reach)...min(last, sentence + reach))
        }
        return windows
    }

    private func cost(of total: Int, wanted: Int) -> Int {
        let miss = (total - wanted) * 100 / wanted
        let outside = total > band.upperBound ? 20_000 : total < band.lowerBound ? 6000 : 0
        return miss * miss / 10 + outside
    }

    private func ranges(endingAt ends: [Int]) -> [SentenceRange] {
        var first = 1
        return ends.map { end in
            defer { first = end + 1 }
            return SentenceRange(first: first, last: end)
        }
    }
}
