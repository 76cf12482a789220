import Testing

@testable import Domain

/// Views by readers, for a story of ten pages. Each page was viewed a hundred times for ten seconds.
@Suite struct ReaderPriorityTests {
    private static let rules = PriorityRules(words: PriorityWords(languages: [:]), language: "en")

    private func readers(_ changed: [Int: (views: Int, seconds: Int)], pages: ClosedRange<Int> = 1...10) -> StoryReaders
    {
        var readers = StoryReaders()
        for page in pages {
            let (views, seconds) = changed[page] ?? (100, 1000)
            readers.add(PageReaders(views: views, milliseconds: seconds * 1000, line: page), to: page)
        }
        return readers
    }

    private func priority(of page: Int, _ readers: StoryReaders, pageCount: Int = 10) -> ReasonedPriority {
        let texts = Array(repeating: "Words.", count: pageCount)
        return Self.rules.priorities(ofPages: texts, readers: readers)[page - 1]
    }

    @Test(arguments: [
        (200, "read 200 times, 2 times as often as the story's middle page"),
        (412, "read 412 times, 4.1 times as often as the story's middle page"),
        (1_000_000_000, "read 1000000000 times, 10000000 times as often as the story's middle page"),
    ])
    func liftsWhatIsLookedAtTwiceAsOften(views: Int, reason: String) {
        let priority = priority(of: 9, readers([9: (views, views * 10)]))
        #expect(priority.level == .high)
        #expect(priority.reasons == ["page 9 comes after the first seven", reason])
    }

    @Test(arguments: [11, 50, 100, 199])
    func leavesAloneWhatIsReadLikeOthers(views: Int) {
        #expect(priority(of: 9, readers([9: (views, views * 10)])) == ReasonedPriority(pageNumber: 9))
    }

    @Test(arguments: [(0, 900), (2, 902), (10, 910)])
    func marksAsOptionalWhatHardlyAnybodyLooksAt(views: Int, total: Int) {
        let priority = priority(of: 5, readers([5: (views, views * 10)]))
        #expect(priority.level == .optional)
        #expect(
            priority.reasons == ["page 5 is among the first seven", "hardly looked at: \(views) of \(total) views"])
    }

    @Test(arguments: [
        ((100, 2000), "looked at for 20 s, 2 times as long as the story's middle page"),
        ((20, 490), "looked at for 25 s, 2.5 times as long as the story's middle page"),
        // Viewed rarely, but for long.
        ((20, 1200), "looked at for 60 s, 6 times as long as the story's middle page"),
    ])
    func liftsWhatIsLookedAtTwiceAsLong(counts: (Int, Int), reason: String) {
        let priority = priority(of: 8, readers([8: counts]))
        #expect(priority.level == .high)
        #expect(priority.reasons.last == reason)
    }

    @Test func saysShortTimesToTheTenth() {
        var readers = StoryReaders()
        for page in 1...10 {
            let milliseconds = page == 8 ? 900_000 : 300_000
            readers.add(PageReaders(views: 100, milliseconds: milliseconds, line: 1), to: page)
        }
        #expect(
            priority(of: 8, readers).reasons.last == "looked at for 9.0 s, 3 times as long as the story's middle page")
    }

    @Test func takesNoTimeOfFewForATimeOfMany() {
        #expect(priority(of: 8, readers([8: (19, 1900)])) == ReasonedPriority(pageNumber: 8))
    }

    @Test(arguments: [1, 2, 3])
    func leavesThePagesThatOpenTheBook(page: Int) {
        for views in [0, 1, 1000] {
            #expect(priority(of: page, readers([page: (views, 0)])) == ReasonedPriority(pageNumber: page))
        }
    }

    @Test func saysNothingWhereTooLittleIsKnown() {
        let few = readers([4: (0, 0)], pages: 2...4)
        #expect(priority(of: 4, few) == ReasonedPriority(pageNumber: 4), "three pages")
        var seldom = StoryReaders()
        for page in 1...10 {
            seldom.add(PageReaders(views: page == 4 ? 0 : 11, milliseconds: 0, line: page), to: page)
        }
        #expect(priority(of: 4, seldom) == ReasonedPriority(pageNumber: 4), "99 views")
        seldom.add(PageReaders(views: 1, milliseconds: 0, line: 12), to: 1)
        #expect(priority(of: 4, seldom).level == .optional, "100 views")
    }

    /// Readers who stop before the end do not make the later pages optional.
    @Test func takesNoThinningOutForNeglect() {
        var readers = StoryReaders()
        for page in 1...10 {
            readers.add(PageReaders(views: 500 - 45 * page, milliseconds: 0, line: page), to: page)
        }
        #expect((1...10).allSatisfy { priority(of: $0, readers) == ReasonedPriority(pageNumber: $0) })
    }

    @Test func passesByPagesThatAreNotThere() {
        var readers = readers([:])
        readers.add(PageReaders(views: 5000, milliseconds: 0, line: 11), to: 11)
        #expect(priority(of: 9, readers) == ReasonedPriority(pageNumber: 9))
        #expect(priority(of: 1, readers, pageCount: 1) == ReasonedPriority(pageNumber: 1))
    }

    @Test func addsUpLinesAboutTheSamePage() {
        var readers = readers([:])
        readers.add(PageReaders(views: 100, milliseconds: 1000, line: 12), to: 9)
        #expect(
            priority(of: 9, readers).reasons.last == "read 200 times, 2 times as often as the story's middle page")
    }

    /// Views by readers outrank priorities from words.
    @Test func winsOverWords() {
        let words = PriorityWords(languages: ["en": .init(visual: ["red", "gold", "blue"], turns: [])])
        let rules = PriorityRules(words: words, language: "en")
        let texts = (1...10).map { $0 == 6 ? "Red, gold, blue." : "Words of page \($0) and more of them." }
        let priority = rules.priorities(ofPages: texts, readers: readers([6: (3, 30)]))[5]
        #expect(priority.level == .optional)
        #expect(
            priority.reasons == [
                "page 6 is among the first seven", "strongly visual: red, gold, blue",
                "hardly looked at: 3 of 903 views",
            ])
    }
}
