import Testing

@testable import Domain
@testable import Generation

@Suite struct LadderTests {
    /// The expected step in one cell of the table: after an error on a rung.
    enum Outcome: Hashable {
        case rung(Rung)
        case otherSeed
        /// The same rung after this many seconds plus up to a quarter.
        case pause(Int)
        /// The same rung, not charged.
        case same
        case end(Ladder.End)
    }

    struct Cell: CustomStringConvertible {
        var kind: ErrorKind
        var rung: Rung
        /// The number of consecutive errors of the kind.
        var errors: Int
        var outcome: Outcome

        var description: String { "\(kind.rawValue) on \(rung.rawValue)\(errors > 1 ? ", again" : "")" }
    }

    /// Written from the design: a row for each error kind, a column for each rung from `full` to `simple`. `again` is
    /// the step after a second error of the kind.
    static let cells = [
        row(
            .refused,
            first: [
                .rung(.compact), .rung(.rewritten), .rung(.fullSoftened), .rung(.compactSoftened), .rung(.fullSoftest),
                .rung(.compactSoftest), .rung(.simple), .end(.refused),
            ],
            again: [
                .rung(.rewritten), .rung(.fullSoftened), .rung(.compactSoftened), .rung(.fullSoftest),
                .rung(.compactSoftest), .rung(.simple), .end(.refused), .end(.refused),
            ]),
        row(
            .tooLong,
            first: [
                .rung(.compact), .rung(.simple), .rung(.compactSoftened), .rung(.compactSoftened), .rung(.simple),
                .rung(.compactSoftest), .rung(.simple), .end(.refused),
            ],
            again: [
                .rung(.simple), .end(.refused), .rung(.simple), .rung(.simple), .end(.refused), .rung(.simple),
                .end(.refused), .end(.refused),
            ]),
        row(.badPicture, first: everyRung(.otherSeed), again: everyRung(.end(.unusable))),
        row(.badReply, first: everyRung(.otherSeed), again: everyRung(.end(.unusable))),
        row(.busy, first: everyRung(.same), again: everyRung(.same)),
        row(.transient, first: everyRung(.pause(1)), again: everyRung(.pause(2))),
        row(.exhausted, first: everyRung(.end(.out)), again: everyRung(.end(.out))),
        row(.unavailable, first: everyRung(.same), again: everyRung(.same)),
        row(.misconfigured, first: everyRung(.end(.out)), again: everyRung(.end(.out))),
    ].flatMap { $0 }

    private static func everyRung(_ outcome: Outcome) -> [Outcome] { [Outcome](repeating: outcome, count: 8) }

    private static func row(
        _ kind: ErrorKind, first: [Outcome], again: [Outcome]
    ) -> [Cell] {
        zip(Rung.allCases, first).map { Cell(kind: kind, rung: $0, errors: 1, outcome: $1) }
            + zip(Rung.allCases, again).map { Cell(kind: kind, rung: $0, errors: 2, outcome: $1) }
    }

    @Test func theTableHasACellForEveryErrorOnEveryRung() {
        #expect(Rung.allCases.count == 8 && ErrorKind.allCases.count == 9)
        #expect(Self.cells.count == 9 * 8 * 2)
    }

    /// A panel without other words has no such rung. One for which they were found begins with it.
    @Test(arguments: [
        Rung.allCases, Rung.allCases.filter { $0 != .rewritten }, Array(Rung.allCases.dropFirst(2)), [.simple],
    ])
    func triesTheGivenRungsInOrder(rungs: [Rung]) {
        var ladder = Ladder(seed: 11, rungs: rungs)
        var tried: [Rung] = []
        while case .attempt(let rung, _, _) = ladder.step {
            tried.append(rung)
            ladder.advance(after: GenerationError(.refused, ""))
        }
        #expect(tried == rungs)
        #expect(ladder.step == .end(.refused))
    }

    @Test(arguments: cells)
    func takesTheStepOfTheTable(cell: Cell) {
        var ladder = ladder(on: cell.rung)
        for _ in 0..<cell.errors { ladder.advance(after: GenerationError(cell.kind, "")) }
        switch cell.outcome {
        case .rung(let rung): #expect(ladder.step == .attempt(rung: rung, variation: 0, after: .zero))
        case .otherSeed: #expect(ladder.step == .attempt(rung: cell.rung, variation: 1, after: .zero))
        case .same: #expect(ladder.step == .attempt(rung: cell.rung, variation: 0, after: .zero))
        case .pause(let seconds):
            let pause = pause(of: ladder)
            #expect(ladder.step == .attempt(rung: cell.rung, variation: 0, after: pause))
            #expect(pause >= .seconds(seconds) && pause < .milliseconds(seconds * 1250))
        case .end(let end): #expect(ladder.step == .end(end))
        }
    }

    @Test func keepsTheSecondSeedWhileItTriesAgain() {
        var ladder = ladder(on: .full)
        ladder.advance(after: GenerationError(.badPicture, ""))
        ladder.advance(after: GenerationError(.transient, "", retryAfter: .seconds(3)))
        #expect(ladder.step == .attempt(rung: .full, variation: 1, after: .seconds(3)))
    }

    @Test func waitsTwiceAsLongEachTimeAndThenEnds() {
        var ladder = ladder(on: .full)
        for base in [1, 2, 4] {
            ladder.advance(after: GenerationError(.transient, ""))
            let pause = pause(of: ladder)
            #expect(pause >= .seconds(base) && pause < .milliseconds(base * 1250))
        }
        ladder.advance(after: GenerationError(.transient, ""))
        #expect(ladder.step == .end(.failed))
    }

    /// A server that was away before a failure may still fail as often as any other.
    @Test(arguments: [ErrorKind.busy, .unavailable])
    func doesNotChargeWaiting(kind: ErrorKind) {
        var ladder = ladder(on: .compact)
        let step = ladder.step
        for _ in 0..<1000 { ladder.advance(after: GenerationError(kind, "", retryAfter: .seconds(60))) }
        #expect(ladder.step == step)
        ladder.advance(after: GenerationError(.transient, ""))
        #expect(pause(of: ladder) >= .seconds(1) && pause(of: ladder) < .milliseconds(1250))
    }

    @Test func beginsToCountAgainOnAnotherRung() {
        var ladder = ladder(on: .full)
        for _ in 0..<3 { ladder.advance(after: GenerationError(.transient, "")) }
        ladder.advance(after: GenerationError(.refused, ""))
        ladder.advance(after: GenerationError(.transient, "", retryAfter: .seconds(1)))
        #expect(ladder.step == .attempt(rung: .compact, variation: 0, after: .seconds(1)))
    }

    @Test func givesTheSamePausesForTheSameSeedAndOthersForAnother() {
        func pauses(_ seed: UInt64) -> [Duration] {
            var ladder = Ladder(seed: seed)
            return (0..<3).map { _ in
                ladder.advance(after: GenerationError(.transient, ""))
                return pause(of: ladder)
            }
        }
        #expect(pauses(7) == pauses(7))
        #expect(pauses(7) != pauses(8))
    }

    @Test(arguments: [
        (Duration.seconds(42), Duration.seconds(42)), (.seconds(600), .seconds(600)), (.seconds(601), .seconds(600)),
        (.seconds(86_400), .seconds(600)), (.zero, .zero), (.seconds(-5), .zero),
    ])
    func waitsAsLongAsItIsAskedToButAtMostTenMinutes(asked: Duration, waited: Duration) {
        var ladder = ladder(on: .full)
        ladder.advance(after: GenerationError(.transient, "", retryAfter: asked))
        #expect(ladder.step == .attempt(rung: .full, variation: 0, after: waited))
    }

    @Test func asksTwentyTimesForAPanelAndNotMore() {
        #expect(Ladder.attemptLimit == 20)
        var ladder = Ladder(seed: 1)
        var asked = 0
        // Four requests on each rung, 32 without the limit.
        for kind in repeatElement([ErrorKind.transient, .transient, .transient, .refused], count: 20).joined() {
            guard case .attempt = ladder.step else { break }
            asked += 1
            ladder.advance(after: GenerationError(kind, ""))
        }
        #expect(asked == 20)
        #expect(ladder.step == .end(.failed))
    }

    @Test(arguments: UInt64(0)..<200)
    func endsWhateverGoesWrong(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var ladder = Ladder(seed: seed)
        var charged = 0
        for _ in 0..<10_000 {
            guard case .attempt = ladder.step else { return }
            let kind = random.pick(ErrorKind.allCases)
            if kind != .busy, kind != .unavailable { charged += 1 }
            ladder.advance(after: GenerationError(kind, ""))
        }
        #expect(charged <= 20, "it asks without end")
    }

    @Test func skipsOnlyARungThatIsNext() {
        var ladder = ladder(on: .rewritten)
        ladder.skip(.full)
        #expect(ladder.step == .attempt(rung: .rewritten, variation: 0, after: .zero))
        ladder.skip(.rewritten)
        #expect(ladder.step == .attempt(rung: .fullSoftened, variation: 0, after: .zero))
        var last = self.ladder(on: .simple)
        last.skip(.simple)
        #expect(last.step == .end(.refused))
    }

    private func ladder(on rung: Rung) -> Ladder {
        var ladder = Ladder(seed: 11)
        while case .attempt(let reached, _, _) = ladder.step, reached != rung {
            ladder.advance(after: GenerationError(.refused, ""))
        }
        return ladder
    }

    private func pause(of ladder: Ladder) -> Duration {
        if case .attempt(_, _, let pause) = ladder.step { pause } else { .zero }
    }
}
