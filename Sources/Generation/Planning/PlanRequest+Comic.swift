package import Domain

extension PlanRequest {
    /// The pages of a comic. `panels` has one panel for each range of `division`, in order.
    package func pages(of comic: ComicPage, _ panels: [PanelSpec], in division: [[SentenceRange]]) -> [PageSpec] {
        var rest = panels[...]
        var tiers: [Int] = []
        let choices = passages.choices(
            at: division.map { SentenceRange(first: $0[0].first, last: $0[$0.count - 1].last) }, of: sentences)
        return division.enumerated().map { index, ranges in
            let words = ranges.map { sentences[($0.first - 1)..<$0.last].joinedText }
            var page = Array(rest.prefix(ranges.count))
            rest = rest.dropFirst(ranges.count)
            let places: [PanelPlace]
            (places, tiers) = comic.places(for: words, choices: choices[index], unlike: tiers)
            for number in page.indices {
                let first = ranges[number].first - 1
                page[number].words = words[number]
                page[number].continues = first > 0 && !sentences[first].opensParagraph ? true : nil
                page[number].place = places[number]
            }
            return PageSpec(
                number: index + 1,
                sentences: SentenceRange(first: ranges[0].first, last: ranges[ranges.count - 1].last), panels: page)
        }
    }
}

extension PlanRequest {
    /// The sentences of each panel of a page.
    func panelRanges(of page: PageSpec) -> [SentenceRange] {
        var first = page.sentences.first
        return page.panels.enumerated().map { index, panel in
            let isLast = index == page.panels.count - 1
            var last = isLast ? page.sentences.last : first
            let length = panel.words?.utf8.count ?? 0
            while !isLast, last < page.sentences.last, sentences[(first - 1)..<last].joinedText.utf8.count < length {
                last += 1
            }
            defer { first = min(last + 1, page.sentences.last) }
            return SentenceRange(first: first, last: last)
        }
    }
}
