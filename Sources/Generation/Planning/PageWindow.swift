import Domain

/// Where a page may end. The sentences after it must fill the remaining pages, and a page should not end with a
/// heading.
struct PageWindow {
    private let words: [Int]
    private let headings: Headings
    private let band: ClosedRange<Int>
    /// If nil, only the band decides.
    private let pageCount: Int?

    init(sentences: [Sentence], band: ClosedRange<Int>, pageCount: Int?) {
        words = sentences.map(\.wordCount)
        headings = Headings(sentences)
        self.band = band
        self.pageCount = pageCount.map { min($0, sentences.count) }
    }

    /// The sentences, counted from 1, at which page `page` may end if it begins with sentence `first`.
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
        let furthest = min(words.count - reserved, lastBeforeHeading(first))
        var total = words[first - 1]
        var least = first
        var most = first
        while most < furthest, total + words[most] <= limits.upperBound {
            if total < limits.lowerBound { least = most + 1 }
            total += words[most]
            most += 1
        }
        if most == furthest, furthest < words.count - reserved { return end(most, first: first)...most }
        if takingRest, most == words.count { return most...most }
        return withoutHeadings(min(least, most)...most, first: first, furthest: furthest)
    }

    /// The last sentence before the next heading that begins a page; the last of the story if there is none.
    private func lastBeforeHeading(_ first: Int) -> Int {
        (first..<words.count).first(where: headings.beginsPage) ?? words.count
    }

    /// The same range without headings at its ends, if the page has other sentences.
    private func withoutHeadings(_ ends: ClosedRange<Int>, first: Int, furthest: Int) -> ClosedRange<Int> {
        var most = end(ends.upperBound, first: first)
        while isHeading(most), most < furthest { most += 1 }
        var least = min(ends.lowerBound, most)
        while isHeading(least), least < most { least += 1 }
        return least...most
    }

    /// The end of a page that begins with sentence `first` and should end with `last`. Headings at the end move to the
    /// next page.
    func end(_ last: Int, first: Int) -> Int {
        var last = last
        while isHeading(last), last > first { last -= 1 }
        return last
    }

    /// `sentence` is counted from 1.
    private func isHeading(_ sentence: Int) -> Bool { headings.contains(sentence - 1) }
}
