import Testing

@testable import Domain

@Suite struct PagePriorityTests {
    @Test(arguments: [
        (0, PagePriority.critical), (1, .critical), (2, .high), (3, .high), (4, .medium), (7, .medium), (8, .low),
        (400, .low),
    ])
    func drawsTheOpeningPagesFirst(page: Int, priority: PagePriority) {
        #expect(PagePriority(pageNumber: page) == priority)
    }

    @Test func ordersFromCriticalToOptional() {
        #expect(PagePriority.allCases.shuffled().sorted() == [.critical, .high, .medium, .low, .optional])
    }
}
