import Testing

@testable import Commands
@testable import Domain
@testable import LibraryStore

@Suite struct PanelTableTests {
    private func account(
        _ page: Int, _ number: Int = 1, _ status: PanelStatus = .ready, reasons: [String] = [], interruptions: Int = 0,
        attempt: Attempt? = nil
    ) -> PanelDetails {
        var priority = ReasonedPriority(pageNumber: page)
        priority.reasons += reasons
        return PanelDetails(
            page: page, number: number, status: status, priority: priority, interruptions: interruptions,
            lastAttempt: attempt)
    }

    private static func attempt(_ outcome: AttemptOutcome, rung: Rung = .full, message: String? = nil) -> Attempt {
        Attempt(
            panel: PanelID(1), run: RunID(1), number: 1, backend: "sd", rung: rung, concept: "a fox", seed: Seed(1),
            started: 1, seconds: 1, outcome: outcome, message: message)
    }

    @Test func setsReasonsInAColumnOfTheirOwn() {
        let table = PanelTable(
            accounts: [
                account(1), account(2, 1, .pending),
                account(12, 1, .pending, reasons: ["strongly visual: gold, glitter, storm", "read 412 times"]),
            ], width: 80)
        #expect(
            table.lines == [
                "     1  critical  ready        page 1 opens the book",
                "     2  high      pending      page 2 is among the first three",
                "    12  low       pending      page 12 comes after the first seven; strongly",
                "                               visual: gold, glitter, storm; read 412 times",
            ])
    }

    @Test func saysWhatThePictureLacks() {
        var account = account(1)
        account.notDrawn = ["wrench", "antenna"]
        #expect(
            PanelTable(accounts: [account], width: 80).lines == [
                "    1  critical  ready        page 1 opens the book",
                "                              not drawn: wrench, antenna",
            ])
    }

    @Test func numbersThePanelsOfAComic() {
        let table = PanelTable(accounts: [account(1), account(2, 1), account(2, 2)], width: 80)
        #expect(table.lines.map { $0.prefix(8) } == ["      1 ", "    2/1 ", "    2/2 "])
    }

    @Test(arguments: [120, 80, 60, 53, 52, 40, 30, 0])
    func staysWithinItsWidthAsFarAsWordsAllow(width: Int) {
        let words = Array(repeating: "glitter", count: 40).joined(separator: ", ")
        let lines = PanelTable(accounts: [account(9, reasons: [words])], width: width).lines
        #expect(lines.allSatisfy { $0.count <= max(width, 30) })
        #expect(lines.map { $0.trimming(" ") }.joined(separator: " ").hasSuffix(words))
    }

    @Test func setsReasonsBelowWhereThereIsNoRoomBeside() {
        let table = PanelTable(accounts: [account(2, 1, .pending), account(12)], width: 40)
        #expect(
            table.lines == [
                "     2  high      pending", "      page 2 is among the first three", "    12  low       ready",
                "      page 12 comes after the first", "      seven",
            ])
    }

    @Test(
        arguments: [
            (
                PanelStatus.placeholder,
                Self.attempt(.failed(.refused), rung: .simple, message: "no foxes"),
                "last attempt: sd (simple), refused: no foxes"
            ),
            (
                .failed, Self.attempt(.failed(.transient)),
                "last attempt: sd (full), transient"
            ),
            (.placeholder, nil, "no backend was available"),
            (.failed, nil, "no backend was available, and no placeholder could be drawn"),
            (.ready, Self.attempt(.failed(.refused), message: "no"), nil),
            (.pending, nil, nil),
        ] as [(PanelStatus, Attempt?, String?)])
    func tellsWhyThereIsNoPicture(status: PanelStatus, attempt: Attempt?, words: String?) {
        let account = account(1, 1, status, attempt: attempt)
        #expect(account.shortcoming == words)
        let lines = PanelTable(accounts: [account], width: 120).lines
        #expect(lines.dropFirst().map { $0.trimming(" ") } == (words.map { [$0] } ?? []))
    }

    @Test func namesTheBackendsThatWereOutWhereNoOneWasLeft() {
        var account = account(1, 1, .placeholder, attempt: nil)
        account.outage = "forge was out: connection refused"
        #expect(account.shortcoming == "no backend was available; forge was out: connection refused")
    }

    /// Where a request failed. A repeated request has the same words, which are shown once.
    @Test func showsTheWordsOfEachRequest() {
        var account = account(1)
        var attempts = [Rung.full, .full, .rewritten].map { Self.attempt(.failed(.refused), rung: $0) }
        attempts[2].concept = "a friendly fox"
        account.attempts = attempts
        let lines = PanelTable(accounts: [account], width: 120, command: { _ in "nightpress" }).lines
        #expect(
            lines.dropFirst().map { $0.trimming(" ") } == [
                "1970-01-01 00:00 sd (full), refused after 1.0 s", "words: a fox",
                "1970-01-01 00:00 sd (full), refused after 1.0 s",
                "1970-01-01 00:00 sd (rewritten), refused after 1.0 s", "words: a friendly fox", "redraw: nightpress",
            ])
    }

    @Test func saysWhenAPageIsRequestedAgain() {
        var account = account(1, 1, .placeholder, attempt: Self.attempt(.failed(.refused)))
        #expect(account.nextRequest == .retry)
        #expect(account.outlook == nil)
        account.isRefused = true
        #expect(account.nextRequest == .change)
        #expect(
            account.outlook
                == "all backends refused it; it is requested again when something that decides the requests changes")
        account.outage = "forge was out: connection refused"
        #expect(account.nextRequest == .run)
        #expect(account.outlook == "the next run requests it before others")
        account.queue = .asked
        #expect(account.nextRequest == nil)
        account.queue = nil
        account.status = .ready
        #expect(account.nextRequest == nil)
    }

    @Test func saysOfAPanelThatWasGivenUp() {
        let attempt = Self.attempt(.failed(.busy), message: "wait")
        #expect(
            account(1, 1, .failed, interruptions: 3, attempt: attempt).shortcoming
                == "given up after 3 runs that died while drawing it")
    }

    @Test func letsNoBackendSteerTheTerminalOrFillIt() {
        let message = "\u{1B}[31mred\n\(String(repeating: "very ", count: 200))long"
        let attempt = Self.attempt(.failed(.refused), message: message)
        let lines = PanelTable(accounts: [account(1, 1, .failed, attempt: attempt)], width: 80).lines
        #expect(lines.count <= 8)
        #expect(lines[1].hasSuffix("last attempt: sd (full), refused: red very very"))
        #expect(lines.last?.hasSuffix("…") == true)
    }
}

extension StringProtocol {
    fileprivate func trimming(_ character: Character) -> String {
        String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
    }
}
