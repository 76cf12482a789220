import Testing

@testable import Domain
@testable import Pipeline

struct BookProblemTests {
    private static func refusal(_ statuses: [PanelStatus]) -> BookProblem {
        refusal(statuses.map { .status($0) })
    }

    private static func refusal(
        _ causes: [BookAssembler.Obstacle.Cause], title: String = "Tales", name: String = "tales", from page: Int = 1
    ) -> BookProblem {
        let obstacles = causes.enumerated().map {
            BookAssembler.Obstacle(place: "fox/\($0.offset + page)", cause: $0.element)
        }
        return BookProblem(title: title, lacking: MissingPages(name: name, obstacles))
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
                "fox/1 is a placeholder; draw them with “nightpress retry --placeholders”"
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
        #expect(
            Self.refusal(statuses).description
                == "“Tales” is not exported: \(words), or export what is there with “nightpress export --allow-placeholders”"
        )
    }

    @Test func countsThePanelsOfAPageOnceWhereTheyLackTheSame() {
        let obstacles = [("fox/1", PanelStatus.pending), ("fox/1", .failed), ("fox/1", .pending), ("fox/2", .failed)]
            .map { BookAssembler.Obstacle(place: $0.0, cause: .status($0.1)) }
        let refusal = BookProblem(title: "Tales", lacking: MissingPages(name: "tales", obstacles))
        #expect(refusal.pages == ["fox/1 is pending", "fox/1 is failed", "fox/2 is failed"])
    }

    @Test func namesFivePagesAndSaysWhoNamesTheRest() {
        let refusal = Self.refusal(Array(repeating: .status(.pending), count: 7))
        #expect(refusal.pages.count == 7)
        #expect(
            refusal.reason
                == "fox/1 is pending, fox/2 is pending, fox/3 is pending, fox/4 is pending, fox/5 is pending and 2 more, "
                + "which “nightpress status --why tales” names; run the pipeline again to make them, or export what is there "
                + "with “nightpress export --allow-placeholders”")
    }

    /// The notice on the limit does not say how to undo a cancellation.
    @Test func aCancelledPageIsNotLeftByALimit() {
        #expect(Self.refusal([.status(.pending)]).isUnfinished)
        #expect(!Self.refusal([.status(.pending), .status(.cancelled)]).isUnfinished)
    }

    @Test func whatCannotBeReadIsToBeMadeReadableFirst() {
        let refusal = Self.refusal([.unreadablePicture("too many open files"), .lostPicture])
        #expect(
            refusal.reason
                == "the picture of fox/1 cannot be read (too many open files), the picture of fox/2 is lost or damaged; "
                + "export it again when all its pictures can be read")
        #expect(!refusal.isUnfinished && !refusal.isBlocked)
        #expect(refusal.missing?.areUnseen == true, "no page's status shows it")
    }

    @Test func sendsNoOneToVerifyForWhatTheNextRunDraws() {
        let refusal = Self.refusal([.lostPicture])
        #expect(
            refusal.reason
                == "the picture of fox/1 is lost or damaged; put it right with “nightpress verify --repair”, then run the "
                + "pipeline")
        #expect(
            refusal.whereLostPicturesAreDrawn.reason
                == "the picture of fox/1 is lost or damaged; run the pipeline again to draw what is lost")
    }

    /// The same request would be refused again.
    @Test func asksForOtherWordsWhereEveryBackendRefused() {
        #expect(
            Self.refusal([.refused]).reason
                == "fox/1 is a placeholder; all backends that were asked refused to draw what they show: describe the "
                + "picture in other words with “nightpress regenerate NAME --direction TEXT”, ask another backend with --backend, or "
                + "export what is there with “nightpress export --allow-placeholders”")
        #expect(
            Self.refusal([.refused, .status(.failed)]).reason.hasSuffix(
                "draw them with “nightpress retry --placeholders”, or export what is there with “nightpress export "
                    + "--allow-placeholders”"))
        #expect(!Self.refusal([.refused]).isUnfinished)
        #expect(Self.refusal([.refused]).missing?.areUnseen == false)
    }

    @Test func saysOnceOfSeveralBooksWhatIsToBeDoneAboutAllOfThem() {
        let refusals = [
            Self.refusal([.status(.failed), .status(.failed), .refused]),
            Self.refusal([.status(.failed)], title: "Fox", name: "tales/fox"),
            Self.refusal([.status(.failed)], title: "Owl", name: "tales/owl", from: 4),
            BookProblem(title: "Boat", unfinished: "it has no pages yet; run the pipeline"),
            Self.refusal([.refused], title: "Moon", name: "tales/moon", from: 3),
        ]
        let notices = BookProblemNotices(collection: Slug(title: "tales"), refusals: refusals).notices.map(\.text)
        #expect(notices.count == 4)
        #expect(
            notices[0]
                == "“Tales” is not exported: fox/1 is failed, fox/2 is failed, fox/3 is a placeholder; draw them with "
                + "“nightpress retry --placeholders”, or export what is there with “nightpress export --allow-placeholders”"
        )
        #expect(
            notices[1]
                == "2 books are not written: fox/1 is failed, fox/4 is failed; draw them with “nightpress retry”, or "
                + "export what is there with “nightpress export --allow-placeholders”"
        )
        #expect(notices[2] == "“Boat” is not exported: it has no pages yet; run the pipeline")
        #expect(notices[3].hasPrefix("“Moon” is not exported: fox/3 is a placeholder; "))
    }

    @Test func countsNoBookTwiceThatIsRefusedInSeveralFormats() {
        let refusal = Self.refusal([.status(.failed)])
        let notices = BookProblemNotices(collection: Slug(title: "tales"), refusals: [refusal, refusal]).notices
        #expect(
            notices.map(\.text)
                == [
                    "“Tales” is not exported: fox/1 is failed; draw them with “nightpress retry”, or export what is there with "
                        + "“nightpress export --allow-placeholders”"
                ])
    }
}
