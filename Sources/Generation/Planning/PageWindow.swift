import Domain

/// Where a page may end, so that what is left still fills the pages that are left, and no heading stays behind.
struct PageWindow {
    private let words: [Int]
    private let headings: Headings
    private let band: ClosedRange<Int>
    /// Nil lets the band alone decide.
    private let pageCount: Int?

    init(sentences: [Sentence], band: ClosedRange<Int>, pageCount: Int?) {
        words = sentences.map(\.wordCount)
        headings = Headings(sentences)
        self.band = band
        self.pageCount = pageCount.map { min($0, sentences.count) }
    }

    /// The sentences, counted from 1, with which page `page` may end when it begins with sentence `first`.
    func ends(first: Int, page: Int) -> ClosedRange<Int> {
        let left = words.count - first + 1
        guard let pageCount else { return ends(first: first, within: band, reserving: 0, takingRest: true) }
        let pagesLeft = max(1, pageCount - page + 1)
        guard pagesLeft > 1 else { return words.count...words.count }
        let wanted = words[(first - 1)...].reduce(0, +) / pagesLeft
        return ends(
            first: first, within: (wanted * 3 / 5)...max(wanted * 3 / 2, 1), reserving: min(pagesLeft - 1, left - 1),
            takingRest: false)
    }

    private func ends(first: Int, within limits: ClosedRange<Int>, reserving reserved: Int, takingRest: Bool)
        -> ClosedRange<Int>
    {
        let furthest = words.count - reserved
        var total = words[first - 1]
        var least = first
        var most = first
        while most < furthest, total + words[most] <= limits.upperBound {
            if total < limits.lowerBound { least = most + 1 }
            total += words[most]
            most += 1
        }
        if takingRest, most == words.count { return most...most }
        return withoutHeadings(min(least, most)...most, first: first, furthest: furthest)
    }

    /// The same, with neither end at a heading where the page has anything else.
    private func withoutHeadings(_ ends: ClosedRange<Int>, first: Int, furthest: Int) -> ClosedRange<Int> {
        var most = end(ends.upperBound, first: first)
        while isHeading(most), most < furthest { most += 1 }
        var least = min(ends.lowerBound, most)
        while isHeading(least), least < most { least += 1 }
        return least...most
    }

    /// Where the page ends that begins with sentence `first` and is to end with `last`: before a heading.
    func end(_ last: Int, first: Int) -> Int {
        var last = last
        while isHeading(last), last > first { last -= 1 }
        return last
    }

    /// `sentence` is counted from 1.
    private func isHeading(_ sentence: Int) -> Bool { headings.contains(sentence - 1) }
}
