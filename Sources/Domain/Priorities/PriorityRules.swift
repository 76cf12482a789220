/// Decides how early each page of a story is drawn. Pure: the same pages and readers give the same levels and reasons.
///
/// The place in the story comes first: page 1 is critical, 2 and 3 are high, 4 to 7 medium, the rest low. Behind page 3
/// a page is lifted to high by strongly visual language (``VisualPages``), by being the climax (``ClimaxFinder``), or by
/// readers who look at it; one that readers hardly look at is optional, whatever its words are (``ReaderInterest``).
/// The words are those of the story's language; without lists for it, place and readers decide.
package struct PriorityRules: Sendable {
    /// Changes with every change of the rules that gives a page another level or another reason.
    package static let version = 1
    /// The pages by which a book is opened, which nothing moves.
    private static let opening = 3

    private let lists: PriorityWords.Lists?
    private let splitter: SentenceSplitter

    /// `language` is a BCP 47 tag.
    package init(words: PriorityWords, language: String) {
        lists = words.lists(for: language)
        splitter = SentenceSplitter(language: language)
    }

    /// The priorities of a story's pages, of which the first is page 1.
    package func priorities(ofPages texts: [String], readers: StoryReaders = .unknown) -> [ReasonedPriority] {
        let reasons = reasonsToLift(texts)
        let interest = ReaderInterest(readers, pageCount: texts.count)
        return texts.indices.map { index in
            let page = index + 1
            var priority = ReasonedPriority(pageNumber: page)
            guard page > Self.opening else { return priority }
            for reason in reasons[page] ?? [] { priority.lift(because: reason) }
            switch interest?.verdict(on: page) {
            case .lookedAt(let reason): priority.lift(because: reason)
            case .neglected(let reason):
                priority.level = .optional
                priority.reasons.append(reason)
            case nil: break
            }
            return priority
        }
    }

    private func reasonsToLift(_ texts: [String]) -> [Int: [String]] {
        guard let lists, texts.count > Self.opening else { return [:] }
        let story = PageText.pages(of: texts, splitter: splitter)
        var reasons: [Int: [String]] = [:]
        if let climax = ClimaxFinder(lists: lists).climax(of: story) { reasons[climax.page] = [climax.reason] }
        let candidates = story.filter { $0.number > Self.opening }
        for (page, words) in VisualPages(lists: lists).find(among: candidates, of: story) {
            reasons[page, default: []].append(VisualPages.reason(words))
        }
        return reasons
    }
}

extension ReasonedPriority {
    fileprivate mutating func lift(because reason: String) {
        level = min(level, .high)
        reasons.append(reason)
    }
}
