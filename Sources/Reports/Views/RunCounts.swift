package import Domain

/// How much of a run came to what. The terminal and all four files of a report take their numbers from here.
///
/// Pages are counted by panel: a picture book has one panel a page, a comic several.
package struct RunCounts: Hashable, Sendable {
    package private(set) var stories = 0
    /// Stories without a plan.
    private(set) var unplanned = 0
    package private(set) var byStatus: [PanelStatus: Int] = [:]
    /// Pages whose picture was made in this run.
    package private(set) var new = 0
    package private(set) var attempts = 0
    package private(set) var attemptsByOutcome: [String: Int] = [:]
    /// Requests that were not made because there was a picture, by where it came from.
    package private(set) var saved: [PictureOrigin: Int] = [:]
    /// Of the pictures whose price is known; nil where that is none.
    package private(set) var cost: Amount?

    init(_ stories: some Sequence<StoryReport>) {
        for story in stories { count(story) }
    }

    mutating func count(_ story: StoryReport) {
        stories += 1
        if !story.isPlanned { unplanned += 1 }
        for page in story.pages { count(page) }
    }

    var total: Int { byStatus.values.reduce(0, +) }
    var ready: Int { self[.ready] }
    var placeholders: Int { self[.placeholder] }
    var failed: Int { self[.failed] }
    var undrawn: Int { self[.undrawn] }
    /// Of those that are not drawn.
    var cancelled: Int { byStatus[.cancelled, default: 0] }
    var callsSaved: Int { saved.values.reduce(0, +) }

    subscript(standing: Standing) -> Int {
        byStatus.reduce(0) { $0 + (Standing($1.key) == standing ? $1.value : 0) }
    }

    private mutating func count(_ page: PageReport) {
        byStatus[page.status, default: 0] += 1
        if page.isNew { new += 1 }
        attempts += page.attempts.count
        for attempt in page.attempts {
            attemptsByOutcome[attempt.outcome.rawValue, default: 0] += 1
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
