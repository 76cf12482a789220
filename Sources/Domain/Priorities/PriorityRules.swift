/// Decides how early each page of a story is drawn. The same pages and readers always give the same levels and reasons.
///
/// The position in the story is first: page 1 is critical, 2 and 3 are high, 4 to 7 medium, the rest low. A page after
/// page 3 is raised to high by strongly visual language (``VisualPages``), as the climax (``ClimaxFinder``), or if
/// readers look at it often. A page that readers hardly look at is optional, whatever its words are
/// (``ReaderInterest``). The word lists are those of the story's language. Without lists for it, only position and
/// readers decide.
package struct PriorityRules: Sendable {
    /// Increases whenever a change of the rules gives a page another level or reason.
    package static let version = 1
    /// The number of pages at the start of a story. Word lists and readers do not change their priority.
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
