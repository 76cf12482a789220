import Domain
import Testing

@testable import Pipeline

struct BookRefusalTests {
    private static func refusal(_ statuses: [PanelStatus]) -> BookRefusal {
        BookRefusal(
            title: "Tales", name: "tales",
            obstacles: statuses.enumerated().map {
                BookBinder.Obstacle(place: "fox/\($0.offset + 1)", cause: .status($0.element))
            })
    }

    @Test(
        arguments: [
            ([.pending], "fox/1 is pending; run the pipeline again to make them"),
            ([.failed], "fox/1 is failed; draw them with “nightpress retry”"),
            (
                [.failed, .pending],
                "fox/1 is failed, fox/2 is pending; draw them with “nightpress run PIPELINE --retry”"
            ),
            (
                [.placeholder],
                "fox/1 is a placeholder; draw them with “nightpress retry --placeholders”, or export it as it is with "
                    + "“nightpress export --allow-placeholders”"
            ),
            (
                [.cancelled, .cancelled],
                "fox/1 is cancelled, fox/2 is cancelled; get them back with “nightpress retry”"
            ),
            ([.cancelled, .failed], "fox/1 is cancelled, fox/2 is failed; draw them with “nightpress retry”"),
            (
                [.cancelled, .placeholder],
                "fox/1 is cancelled, fox/2 is a placeholder; draw them with “nightpress retry --placeholders”"
            ),
            (
                [.cancelled, .pending],
                "fox/1 is cancelled, fox/2 is pending; get cancelled pages back with “nightpress retry”, "
                    + "then run the pipeline again"
            ),
        ] as [([PanelStatus], String)])
    func saysWhatToDo(_ statuses: [PanelStatus], _ words: String) {
        #expect(Self.refusal(statuses).description == "“Tales” is not exported: \(words)")
    }

    @Test func countsThePanelsOfAPageOnceWhereTheyLackTheSame() {
        let obstacles = [("fox/1", PanelStatus.pending), ("fox/1", .failed), ("fox/1", .pending), ("fox/2", .failed)]
            .map { BookBinder.Obstacle(place: $0.0, cause: .status($0.1)) }
        let refusal = BookRefusal(title: "Tales", name: "tales", obstacles: obstacles)
        #expect(refusal.pages == ["fox/1 is pending", "fox/1 is failed", "fox/2 is failed"])
    }

    @Test func namesFivePagesAndSaysWhoNamesTheRest() {
        let refusal = Self.refusal(Array(repeating: .pending, count: 7))
        #expect(refusal.pages.count == 7)
        #expect(
            refusal.reason
                == "fox/1 is pending, fox/2 is pending, fox/3 is pending, fox/4 is pending, fox/5 is pending and 2 more, "
                + "which “nightpress status --why tales” names; run the pipeline again to make them")
    }

    /// The notice on the limit would not say how to get it back.
    @Test func aCancelledPageIsNotLeftByALimit() {
        #expect(Self.refusal([.pending]).isUnfinished)
        #expect(!Self.refusal([.pending, .cancelled]).isUnfinished)
    }

    @Test func whatCannotBeReadIsToBeMadeReadableFirst() {
        let refusal = BookRefusal(
            title: "Tales", name: "tales",
            obstacles: [
                .init(place: "fox/1", cause: .unreadablePicture("too many open files")),
                .init(place: "fox/2", cause: .lostPicture),
            ])
        #expect(
            refusal.reason
                == "the picture of fox/1 cannot be read (too many open files), the picture of fox/2 is lost or damaged; "
                + "export it again when all its pictures can be read")
        #expect(!refusal.isUnfinished && !refusal.isBlocked)
    }
}
