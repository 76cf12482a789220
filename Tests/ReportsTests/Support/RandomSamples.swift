@testable import Domain
@testable import LibraryStore
@testable import Reports

extension RunReport {
    /// A random report, the same for the same seed.
    static func random(seed: UInt64) -> RunReport {
        var random = SeededGenerator(seed: seed)
        let stories = (0..<random.next(below: 5)).map { index in
            var story = StoryReport(
                collection: Slug(title: "Collection \(index / 2)"), collectionTitle: "Collection \(index / 2)",
                slug: Slug(title: "Story \(index)"), title: "Story \(index)", language: "en", textBackend: nil,
                pages: (0..<random.next(below: 9)).map { .random(place: $0, &random) })
            story.isPlanned = random.next(below: 6) > 0
            return story
        }
        var report = RunReport(
            run: .sample(outcome: random.pick(RunEnd.allCases)), stories: stories,
            books: (0..<random.next(below: 3)).map {
                StoredBundle.sample("Book \($0)", "EPUB", "bundles/\($0).epub", bytes: 1000 + $0)
            },
            problems: (0..<random.next(below: 3)).map { "story \($0 + 1) is not text" },
            notices: (0..<random.next(below: 3)).map { "backend \($0 + 1) was passed over" })
        if random.next(below: 4) == 0 { report.run.laterRun = "20261122-020000" }
        if random.next(below: 2) == 0 { report.comparison = .sample(report) }
        return report
    }
}

extension PageReport {
    fileprivate static func random(place: Int, _ random: inout SeededGenerator) -> PageReport {
        var page = PageReport.sample(
            number: place / 2 + 1, panel: place % 2 + 1, status: random.pick(PanelStatus.allCases),
            isNew: random.next(below: 2) == 0)
        if page.picture != nil, random.next(below: 5) == 0 { page.drawnIn = .later }
        for attempt in page.attempts.indices {
            switch random.next(below: 4) {
            case 0: page.attempts[attempt].price = Amount(millionths: 1000 * random.next(below: 90))
            case 1 where page.attempts[attempt].outcome == .ready:
                page.attempts[attempt].origin = random.pick(PictureOrigin.allCases)
            default: break
            }
        }
        if page.attempts.isEmpty, random.next(below: 2) == 0 {
            page.formerCause = PageCause(
                .sample("forge", .failed(.transient), message: "500: asleep"), in: .earlier)
        }
        return page
    }
}
