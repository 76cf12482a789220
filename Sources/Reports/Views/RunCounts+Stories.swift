package import Domain

/// The terminal and all four files of a report use these counts.
extension RunCounts {
    init(_ stories: some Sequence<StoryReport>) {
        self.init()
        for story in stories { count(story) }
    }

    mutating func count(_ story: StoryReport) {
        stories += 1
        if !story.isPlanned { unplanned += 1 }
        textStandIns += story.standIns.count
        for page in story.pages { count(page) }
    }

    package var ready: Int { self[PageState.ready] }
    package var placeholders: Int { self[PageState.placeholder] }
    package var failed: Int { self[PageState.failed] }
    package var undrawn: Int { self[PageState.undrawn] }
    /// The number of undrawn panels that were cancelled.
    var cancelled: Int { self[PanelStatus.cancelled] }

    subscript(state: PageState) -> Int {
        panels.reduce(0) { $0 + (PageState($1.key) == state ? $1.value : 0) }
    }

    private mutating func count(_ page: PageReport) {
        panels[page.status, default: 0] += 1
        if page.isNew { newlyDrawn += 1 }
        for attempt in page.attempts {
            attemptsByOutcome[attempt.outcome, default: 0] += 1
            if let origin = attempt.origin { saved[origin, default: 0] += 1 }
            if let price = attempt.price { cost = (cost ?? .zero) + price }
        }
    }
}

extension RunReport {
    var counts: RunCounts { RunCounts(stories) }
}

extension StoryReport {
    var counts: RunCounts { RunCounts(CollectionOfOne(self)) }
}
