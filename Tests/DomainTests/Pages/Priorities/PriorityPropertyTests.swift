import Testing

@testable import Domain

/// Properties that hold for all pages and readers.
@Suite struct PriorityPropertyTests {
    private static let scraps = [
        "fox", "The", "red", "gold", "storm.", "glowed!", "At last", "suddenly", "bang!", "“Oh!”", ".", "?", "\n\n",
        "went", "and", "Mr.", "狐。", "e\u{301}", "\u{0}", "\u{202E}", "1.", "—", "", "!!!",
    ]
    private static let words = PriorityWords(languages: [
        "en": .init(visual: ["red", "gold", "storm", "glowed"], turns: ["at last", "suddenly", "bang"])
    ])

    private struct Story {
        var pages: [String]
        var readers: [(page: Int, readers: PageReaders)]

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            pages = (0..<random.next(below: 40)).map { _ in
                (0..<random.next(below: 40)).map { _ in random.pick(scraps) }.joined(separator: " ")
            }
            let counts = [0, 1, 19, 20, 99, 500, 1_000_000, Int.max, Int.min]
            readers = (0..<random.next(below: 60)).map { line in
                let (views, milliseconds) = (random.pick(counts), random.pick(counts))
                return (
                    random.next(below: 50),
                    PageReaders(views: views, milliseconds: milliseconds, line: line)
                )
            }
        }

        func priorities(readersReversed: Bool = false) -> [ReasonedPriority] {
            var all = StoryReaders()
            for (page, counts) in readersReversed ? readers.reversed() : readers { all.add(counts, to: page) }
            return PriorityRules(words: words, language: "en").priorities(ofPages: pages, readers: all)
        }
    }

    @Test(arguments: 0..<100)
    func holds(seed: UInt64) {
        let story = Story(seed: seed)
        let priorities = story.priorities()
        #expect(priorities.count == story.pages.count)
        #expect(priorities == story.priorities(), "the same every time")
        #expect(priorities == story.priorities(readersReversed: true), "in whatever order readers are counted")
        for (index, priority) in priorities.enumerated() {
            let byPlace = ReasonedPriority(pageNumber: index + 1)
            if index < 3 { #expect(priority == byPlace) }
            #expect(priority.reasons.first == byPlace.reasons[0])
            #expect(priority.level == byPlace.level || priority.reasons.count > 1, "another level has a reason")
            #expect([byPlace.level, .high, .optional].contains(priority.level))
            #expect(Set(priority.reasons).count == priority.reasons.count)
        }
    }

    @Test(arguments: 0..<100)
    func hasOneClimaxWhereAStoryHasRoomForIt(seed: UInt64) {
        let story = Story(seed: seed)
        let count = story.pages.count
        let pages = story.priorities().enumerated()
            .filter { $0.element.reasons.contains { $0.hasPrefix("the climax") } }.map { $0.offset + 1 }
        #expect(pages.count == (count >= 5 ? 1 : 0))
        for page in pages { #expect(page > 3 && 3 * page >= 2 * count && 10 * page <= 9 * count) }
    }

    @Test(arguments: 0..<100)
    func liftsFewPagesByTheirWords(seed: UInt64) {
        let story = Story(seed: seed)
        let visual = story.priorities().count { $0.reasons.contains { $0.hasPrefix("strongly visual") } }
        #expect(visual <= max(1, story.pages.count / 5))
    }
}
