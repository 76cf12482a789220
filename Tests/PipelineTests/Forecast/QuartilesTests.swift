import Testing

@testable import LibraryStore
@testable import Pipeline

struct QuartilesTests {
    @Test func standBetweenValues() {
        #expect(Quartiles(of: []) == nil)
        #expect(Quartiles(of: [3]) == Quartiles(lower: 3, middle: 3, upper: 3))
        #expect(Quartiles(of: [4, 1, 2, 3]) == Quartiles(lower: 1.75, middle: 2.5, upper: 3.25))
        #expect(Quartiles(of: [5, 1, 2, 3, 4]) == Quartiles(lower: 2, middle: 3, upper: 4))
    }

    @Test func onePictureThatTookLongDoesNotMoveTheMiddle() {
        #expect(Quartiles(of: [10, 10, 11, 11, 600])?.middle == 11)
    }

    /// Two ready pages, with one refusal and one bad picture before, and one page that was given up.
    @Test func aPaceCountsTheRequestsThatLedToNothing() throws {
        let pace = try #require(
            BackendThroughput(of: [
                PastWork(requests: 2, pictures: 1, seconds: 30, isReady: true),
                PastWork(requests: 2, pictures: 2, seconds: 50, isReady: true),
                PastWork(requests: 4, pictures: 1, seconds: 90, isReady: false),
            ]))
        #expect(pace.sample == 2)
        #expect(pace.seconds.middle == 40)
        #expect(pace.requests == 4)
        #expect(pace.pictures == 2)
        #expect(BackendThroughput(of: [PastWork(requests: 1, pictures: 0, seconds: 1, isReady: false)]) == nil)
    }
}
