import Testing

@testable import Domain
@testable import Generation

@Suite struct LadderTests {
    /// The expected step in one cell of the table: after an error on a rung of the first of two backends.
    enum Outcome: Hashable {
        /// With the same backend.
        case rung(Rung)
        case otherSeed
        /// The same rung after this many seconds plus up to a quarter.
        case pause(Int)
        case nextBackend(Rung)
        case placeholder
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
                .rung(.compact), .rung(.fullSoftened), .rung(.compactSoftened), .rung(.fullSoftest),
                .rung(.compactSoftest), .rung(.simple), .nextBackend(.full),
            ],
            again: [
                .rung(.fullSoftened), .rung(.compactSoftened), .rung(.fullSoftest), .rung(.compactSoftest),
                .rung(.simple), .nextBackend(.full), .nextBackend(.compact),
            ]),
        row(
            .tooLong,
            first: [
                .rung(.compact), .rung(.simple), .rung(.compactSoftened), .rung(.simple), .rung(.compactSoftest),
                .rung(.simple), .nextBackend(.full),
            ],
            again: [
                .rung(.simple), .nextBackend(.full), .rung(.simple), .nextBackend(.full), .rung(.simple),
                .nextBackend(.full), .nextBackend(.compact),
            ]),
        row(
            .badPicture,
            first: [.otherSeed, .otherSeed, .otherSeed, .otherSeed, .otherSeed, .otherSeed, .otherSeed],
            again: nextBackendFromEveryRung),
        row(
            .badReply,
            first: [.otherSeed, .otherSeed, .otherSeed, .otherSeed, .otherSeed, .otherSeed, .otherSeed],
            again: nextBackendFromEveryRung),
        row(
            .busy,
            first: [.pause(1), .pause(1), .pause(1), .pause(1), .pause(1), .pause(1), .pause(1)],
            again: [.pause(2), .pause(2), .pause(2), .pause(2), .pause(2), .pause(2), .pause(2)]),
        row(
            .transient,
            first: [.pause(1), .pause(1), .pause(1), .pause(1), .pause(1), .pause(1), .pause(1)],
            again: [.pause(2), .pause(2), .pause(2), .pause(2), .pause(2), .pause(2), .pause(2)]),
        row(.exhausted, first: nextBackendFromEveryRung, again: placeholderFromEveryRung),
        row(.unavailable, first: nextBackendFromEveryRung, again: placeholderFromEveryRung),
        row(.misconfigured, first: nextBackendFromEveryRung, again: placeholderFromEveryRung),
    ].flatMap { $0 }

    private static let nextBackendFromEveryRung = [Outcome](repeating: .nextBackend(.full), count: 7)
    private static let placeholderFromEveryRung = [Outcome](repeating: .placeholder, count: 7)

    private static func row(
        _ kind: ErrorKind, first: [Outcome], again: [Outcome]
    ) -> [Cell] {
        zip(Rung.allCases, first).map { Cell(kind: kind, rung: $0, errors: 1, outcome: $1) }
            + zip(Rung.allCases, again).map { Cell(kind: kind, rung: $0, errors: 2, outcome: $1) }
    }

    @Test func theTableHasACellForEveryErrorOnEveryRung() {
        #expect(Rung.allCases.count == 7 && ErrorKind.allCases.count == 9)
        #expect(Self.cells.count == 9 * 7 * 2)
    }

    @Test(arguments: cells)
    func takesTheStepOfTheTable(cell: Cell) {
        var ladder = ladder(on: cell.rung)
        var step = Ladder.Step.placeholder
        for _ in 0..<cell.errors { step = ladder.advance(after: GenerationError(cell.kind, "")) { _ in false } }
        switch cell.outcome {
        case .rung(let rung): #expect(step == .attempt(backend: 0, rung: rung, variation: 0, after: .zero))
        case .otherSeed: #expect(step == .attempt(backend: 0, rung: cell.rung, variation: 1, after: .zero))
        case .pause(let seconds):
            let pause = pause(of: step)
            #expect(step == .attempt(backend: 0, rung: cell.rung, variation: 0, after: pause))
            #expect(pause >= .seconds(seconds) && pause < .milliseconds(seconds * 1250))
        case .nextBackend(let rung):
            #expect(step == .attempt(backend: 1, rung: rung, variation: 0, after: .zero))
        case .placeholder: #expect(step == .placeholder)
        }
    }

    /// The step after the last backend's last rung or last attempt.
    @Test(arguments: [ErrorKind.refused, .tooLong, .exhausted, .unavailable, .misconfigured])
    func endsWithAPlaceholder(kind: ErrorKind) {
        var ladder = ladder(on: .simple, backends: 1)
        #expect(ladder.advance(after: GenerationError(kind, "")) { _ in false } == .placeholder)
    }

    /// Other words do not repair a broken picture.
    @Test func asksTheNextBackendWhenASecondSeedFailsToo() {
        var ladder = ladder(on: .full)
        _ = ladder.advance(after: GenerationError(.badPicture, "")) { _ in false }
        #expect(
            ladder.advance(after: GenerationError(.badPicture, "")) { _ in false }
                == .attempt(backend: 1, rung: .full, variation: 0, after: .zero))
    }

    @Test func keepsTheSecondSeedWhileItTriesAgain() {
        var ladder = ladder(on: .full)
        _ = ladder.advance(after: GenerationError(.badPicture, "")) { _ in false }
        let step = ladder.advance(after: GenerationError(.transient, "", retryAfter: .seconds(3))) { _ in false }
        #expect(step == .attempt(backend: 0, rung: .full, variation: 1, after: .seconds(3)))
    }

    @Test(arguments: [(ErrorKind.transient, [1, 2, 4]), (.busy, [1, 2, 4, 8, 16])])
    func waitsTwiceAsLongEachTimeAndThenAsksTheNextBackend(kind: ErrorKind, seconds: [Int]) {
        var ladder = ladder(on: .full)
        for base in seconds {
            let pause = pause(of: ladder.advance(after: GenerationError(kind, "")) { _ in false })
            #expect(pause >= .seconds(base) && pause < .milliseconds(base * 1250))
        }
        #expect(
            ladder.advance(after: GenerationError(kind, "")) { _ in false }
                == .attempt(backend: 1, rung: .full, variation: 0, after: .zero))
    }

    /// A server that was busy three times may still be slow once.
    @Test func countsEachKindOfErrorByItself() {
        var ladder = ladder(on: .full)
        for _ in 0..<3 { _ = ladder.advance(after: GenerationError(.busy, "")) { _ in false } }
        let pause = pause(of: ladder.advance(after: GenerationError(.transient, "")) { _ in false })
        #expect(pause >= .seconds(1) && pause < .milliseconds(1250))
    }

    @Test func beginsToCountAgainOnAnotherRung() {
        var ladder = ladder(on: .full)
        for _ in 0..<3 { _ = ladder.advance(after: GenerationError(.transient, "")) { _ in false } }
        _ = ladder.advance(after: GenerationError(.refused, "")) { _ in false }
        let step = ladder.advance(after: GenerationError(.transient, "", retryAfter: .seconds(1))) { _ in false }
        #expect(step == .attempt(backend: 0, rung: .compact, variation: 0, after: .seconds(1)))
    }

    @Test func givesTheSamePausesForTheSameSeedAndOthersForAnother() {
        func pauses(_ seed: UInt64) -> [Duration] {
            var ladder = Ladder(backendCount: 1, seed: seed)
            _ = ladder.start { _ in false }
            return (0..<5).map { _ in pause(of: ladder.advance(after: GenerationError(.busy, "")) { _ in false }) }
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
        let step = ladder.advance(after: GenerationError(.busy, "", retryAfter: asked)) { _ in false }
        #expect(step == .attempt(backend: 0, rung: .full, variation: 0, after: waited))
    }

    @Test func passesOverBackendsThatAreOut() {
        var ladder = Ladder(backendCount: 4, seed: 1)
        let out: Set<Int> = [0, 2]
        #expect(ladder.start(isDisabled: out.contains) == .attempt(backend: 1, rung: .full, variation: 0, after: .zero))
        #expect(
            ladder.advance(after: GenerationError(.unavailable, ""), isDisabled: out.contains)
                == .attempt(backend: 3, rung: .full, variation: 0, after: .zero))
        #expect(ladder.advance(after: GenerationError(.unavailable, ""), isDisabled: out.contains) == .placeholder)
    }

    /// The busy error asked for a pause, but another panel has disabled that backend since.
    @Test func doesNotWaitBeforeABackendThatAskedForNothing() {
        var ladder = ladder(on: .compact)
        #expect(
            ladder.advance(after: GenerationError(.busy, "", retryAfter: .seconds(60))) { $0 == 0 }
                == .attempt(backend: 1, rung: .full, variation: 0, after: .zero))
    }

    @Test(arguments: [0, 3])
    func givesAPlaceholderWhereNoOneCanBeAsked(backends: Int) {
        var ladder = Ladder(backendCount: backends, seed: 1)
        #expect(ladder.start { _ in true } == .placeholder)
    }

    @Test func asksABackendTwentyTimesForAPanelAndThenTheNext() {
        #expect(Ladder.attemptLimit == 20)
        var ladder = Ladder(backendCount: 2, seed: 1)
        var asked: [Int] = []
        var step = ladder.start { _ in false }
        // Four requests on each rung, 28 without the limit.
        for kind in repeatElement([ErrorKind.transient, .transient, .transient, .refused], count: 20)
            .joined()
        {
            guard case .attempt(let backend, let rung, _, _) = step else { break }
            asked.append(backend)
            if asked.count == 21 { #expect(rung == .full) }
            step = ladder.advance(after: GenerationError(kind, "")) { _ in false }
        }
        #expect(asked == Array(repeating: 0, count: 20) + Array(repeating: 1, count: 20))
        #expect(step == .placeholder)
    }

    /// The pause applies to the backend that is no longer asked.
    @Test func doesNotWaitWhenItHasAskedOftenEnough() {
        var ladder = Ladder(backendCount: 2, seed: 1)
        _ = ladder.start { _ in false }
        for attempt in 1..<20 {
            let kind: ErrorKind = attempt.isMultiple(of: 4) ? .refused : .busy
            let step = ladder.advance(after: GenerationError(kind, "")) { _ in false }
            guard case .attempt(backend: 0, _, _, _) = step else {
                Issue.record("after attempt \(attempt): \(step)")
                return
            }
        }
        let last = ladder.advance(after: GenerationError(.busy, "", retryAfter: .seconds(60))) { _ in false }
        #expect(last == .attempt(backend: 1, rung: .full, variation: 0, after: .zero))
    }

    @Test(arguments: UInt64(0)..<200)
    func endsWhateverGoesWrong(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let backends = random.next(below: 4)
        var ladder = Ladder(backendCount: backends, seed: seed)
        var step = ladder.start { _ in false }
        var attempts = [0, 0, 0, 0]
        while case .attempt(let backend, _, _, _) = step {
            attempts[backend] += 1
            #expect(attempts[backend] <= 20, "it asks without end")
            guard attempts[backend] <= 20 else { return }
            // Kinds that disable a backend are rare here, so that the limit is reached.
            let kinds: [ErrorKind] =
                random.next(below: 30) == 0
                ? ErrorKind.allCases : [.refused, .tooLong, .badPicture, .badReply, .busy, .transient]
            let isDisabled = random.next(below: 40) == 0 ? random.next(below: 4) : -1
            step = ladder.advance(after: GenerationError(random.pick(kinds), "")) { $0 == isDisabled }
        }
        #expect(attempts.dropFirst(backends).allSatisfy { $0 == 0 })
    }

    private func ladder(on rung: Rung, backends: Int = 2) -> Ladder {
        var ladder = Ladder(backendCount: backends, seed: 11)
        var step = ladder.start { _ in false }
        while case .attempt(_, let reached, _, _) = step, reached != rung {
            step = ladder.advance(after: GenerationError(.refused, "")) { _ in false }
        }
        return ladder
    }

    private func pause(of step: Ladder.Step) -> Duration {
        if case .attempt(_, _, _, let pause) = step { pause } else { .zero }
    }
}
