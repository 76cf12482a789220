import Testing

@testable import Domain

@Suite struct AudienceTests {
    @Test(arguments: [
        (0, 8...40), (2, 8...40), (3, 15...70), (4, 15...70), (5, 25...100), (6, 25...100), (7, 40...140),
        (8, 40...140),
        (9, 60...200), (18, 60...200),
    ])
    func givesOlderListenersMoreWordsAPage(youngest: Int, words: ClosedRange<Int>) {
        #expect(Audience(ages: youngest...18, rating: .general).wordsPerPage == words)
    }

    @Test func goesByTheYoungestListener() {
        #expect(
            Audience(ages: 3...18, rating: .parentalGuidance).wordsPerPage
                == Audience(ages: 3...3, rating: .general).wordsPerPage)
    }
}
