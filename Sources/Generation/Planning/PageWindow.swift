import Domain

/// Where a page may end. The sentences after it must fill the remaining pages, and a page should not end with a
/// heading.
struct PageWindow {
    private let words: [Int]
    private let headings: Headings
    private let band: ClosedRange<Int>
    /// The passages of the story with their pages, if the number of pages is given. If nil, only the band decides.
    private let passages: [(sentences: Range<Int>, pages: Int)]?

    init(sentences: [Sentence], band: ClosedRange<Int>, pageCount: Int?) {
        words = sentences.map(\.wordCount)
        headings = Headings(sentences)
        self.band = band
        passages = pageCount.map(sentences.passagePages)
    }

    /// The sentences, counted from 1, at which page `page` may end if it begins with sentence `first`.
    func ends(first: Int, page: Int) -> ClosedRange<Int> {
        guard let passages else {
            return ends(first: first, within: band, upTo: words.count, takingRest: true)
        }
        var (firstPage, last, count) = (1, words.count, 1)
        for passage in passages {
            (last, count) = (passage.sentences.upperBound, passage.pages)
            guard passage.sentences.upperBound < first else { break }
            firstPage += passage.pages
        }
        let pagesLeft = max(1, firstPage + count - page)
        guard pagesLeft > 1 else { return last...last }
        let wanted = words[(first - 1)..<last].reduce(0, +) / pagesLeft
        let left = last - first + 1
        return ends(
            first: first, within: (wanted * 3 / 5)...max(wanted * 3 / 2, 1), upTo: last - min(pagesLeft - 1, left - 1),
            takingRest: false)
    }

    private func ends(
        first: Int, within limits: ClosedRange<Int>, upTo limit: Int, takingRest: Bool
    ) -> ClosedRange<Int> {
        let furthest = min(limit, lastBeforeHeading(first))
        var total = words[first - 1]
        var least = first
        var most = first
        while most < furthest, total + words[most] <= limits.upperBound {
            if total < limits.lowerBound { least = most + 1 }
            total += words[most]
            most += 1
        }
        if most == furthest, furthest < limit { return end(most, first: first)...most }
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
