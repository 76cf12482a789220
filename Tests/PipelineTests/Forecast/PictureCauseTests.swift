import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline

struct PictureCauseTests {
    private static let size = PixelSize(width: 64, height: 64)

    private static func cause(
        _ queue: PanelQueue = .missing, now status: PanelStatus = .pending, isShown: Bool = false,
        before: DryRunPanel.Before?
    ) -> PictureCause {
        PictureCause(
            of: DryRunPanel(
                id: PanelID(1), story: StoryID(1), page: 1, number: 1, priority: ReasonedPriority(pageNumber: 1),
                queue: queue, status: status, shownSize: isShown ? size : nil, before: before))
    }

    private static func before(
        _ status: PanelStatus, isInterrupted: Bool = false
    ) -> DryRunPanel.Before {
        DryRunPanel.Before(status: status, isInterrupted: isInterrupted)
    }

    @Test func saysOnesOwnRequestsAndLaterPassesFirst() {
        #expect(Self.cause(.asked, before: Self.before(.failed)) == .asked)
        #expect(Self.cause(.pass(2), now: .ready, isShown: true, before: Self.before(.ready)) == .laterPass)
    }

    @Test func saysFromHowItStoodBefore() {
        #expect(Self.cause(before: nil) == .new)
        #expect(Self.cause(before: Self.before(.pending)) == .pending)
        #expect(Self.cause(before: Self.before(.generating, isInterrupted: true)) == .interrupted)
        #expect(Self.cause(before: Self.before(.scheduled)) == .pending)
        #expect(Self.cause(before: Self.before(.ready)) == .lost)
        #expect(Self.cause(before: Self.before(.failed)) == .failed)
        #expect(Self.cause(now: .placeholder, isShown: true, before: Self.before(.placeholder)) == .placeholder)
        #expect(Self.cause(before: Self.before(.placeholder)) == .lost)
        #expect(Self.cause(now: .ready, isShown: true, before: Self.before(.ready)) == .stale)
    }
}
