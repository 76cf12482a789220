import Domain
import Generators
import Testing

@Suite struct LadderTests {
    /// What one cell of the table says: the step after one error of a kind on a rung of the first of two backends.
    enum Outcome: Hashable {
        case rung(Rung)
        case otherSeed
        case pause
        case nextBackend
    }

    struct Cell: CustomStringConvertible {
        var kind: GenerationError.Kind
        var rung: Rung
        var outcome: Outcome

        var description: String { "\(kind.rawValue) on \(rung.rawValue)" }
    }

    static let cells: [Cell] = [
        row(
            .refused,
            [
                .rung(.compact), .rung(.fullSoftened), .rung(.compactSoftened), .rung(.fullSoftest),
                .rung(.compactSoftest),
                .rung(.simple), .nextBackend,
            ]),
        row(
            .tooLong,
            [
                .rung(.compact), .rung(.simple), .rung(.compactSoftened), .rung(.simple), .rung(.compactSoftest),
                .rung(.simple), .nextBackend,
            ]),
        row(.badPicture, Array(repeating: .otherSeed, count: 7)),
        row(.badReply, Array(repeating: .otherSeed, count: 7)),
        row(.busy, Array(repeating: .pause, count: 7)),
        row(.transient, Array(repeating: .pause, count: 7)),
        row(.exhausted, Array(repeating: .nextBackend, count: 7)),
        row(.unavailable, Array(repeating: .nextBackend, count: 7)),
        row(.misconfigured, Array(repeating: .nextBackend, count: 7)),
    ].flatMap { $0 }

    private static func row(_ kind: GenerationError.Kind, _ outcomes: [Outcome]) -> [Cell] {
        zip(Rung.allCases, outcomes).map { Cell(kind: kind, rung: $0, outcome: $1) }
    }

    @Test func theTableHasACellForEveryErrorOnEveryRung() {
        #expect(Self.cells.count == GenerationError.Kind.allCases.count * Rung.allCases.count)
    }

    @Test(arguments: cells)
    func takesTheStepOfTheTable(cell: Cell) {
        var ladder = ladder(on: cell.rung)
        let step = ladder.advance(after: GenerationError(cell.kind, "")) { _ in false }
        guard case .attempt(let backend, let rung, let variation, let pause) = step else {
            Issue.record("there was another backend to ask")
            return
        }
        switch cell.outcome {
        case .rung(let expected):
            #expect(step == .attempt(backend: 0, rung: expected, variation: 0, after: .zero))
        case .otherSeed:
            #expect(step == .attempt(backend: 0, rung: cell.rung, variation: 1, after: .zero))
        case .pause:
            #expect(backend == 0 && rung == cell.rung && variation == 0)
            #expect(pause >= .seconds(1) && pause < .milliseconds(1250))
        case .nextBackend:
            #expect(step == .attempt(backend: 1, rung: .full, variation: 0, after: .zero))
        }
    }

    /// The step after the last backend's last rung, or after its last try.
    @Test(arguments: [GenerationError.Kind.refused, .tooLong, .exhausted, .unavailable, .misconfigured])
    func endsWithAPlaceholder(kind: GenerationError.Kind) {
        var ladder = ladder(on: .simple, backends: 1)
        #expect(ladder.advance(after: GenerationError(kind, "")) { _ in false } == .placeholder)
    }

    @Test func goesToTheNextRungWhenASecondSeedFailsToo() {
        var ladder = ladder(on: .full)
        _ = ladder.advance(after: GenerationError(.badPicture, "")) { _ in false }
        #expect(
            ladder.advance(after: GenerationError(.badPicture, "")) { _ in false }
                == .attempt(backend: 0, rung: .compact, variation: 0, after: .zero))
    }

    @Test func keepsTheSecondSeedWhileItTriesAgain() {
        var ladder = ladder(on: .full)
        _ = ladder.advance(after: GenerationError(.badPicture, "")) { _ in false }
        let step = ladder.advance(after: GenerationError(.transient, "", retryAfter: .seconds(3))) { _ in false }
        #expect(step == .attempt(backend: 0, rung: .full, variation: 1, after: .seconds(3)))
    }

    @Test(arguments: [(GenerationError.Kind.transient, [1, 2, 4]), (.busy, [1, 2, 4, 8, 16])])
    func waitsTwiceAsLongEachTimeAndThenAsksTheNextBackend(kind: GenerationError.Kind, seconds: [Int]) {
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

    @Test func beginsToCountAnewOnAnotherRung() {
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
        #expect(ladder.start(isOut: out.contains) == .attempt(backend: 1, rung: .full, variation: 0, after: .zero))
        #expect(
            ladder.advance(after: GenerationError(.unavailable, ""), isOut: out.contains)
                == .attempt(backend: 3, rung: .full, variation: 0, after: .zero))
        #expect(ladder.advance(after: GenerationError(.unavailable, ""), isOut: out.contains) == .placeholder)
    }

    /// The pause was meant for the backend that another panel found to be out meanwhile.
    @Test func doesNotWaitBeforeABackendThatAskedForNothing() {
        var ladder = ladder(on: .compact)
        #expect(
            ladder.advance(after: GenerationError(.busy, "", retryAfter: .seconds(60))) { $0 == 0 }
                == .attempt(backend: 1, rung: .full, variation: 0, after: .zero))
    }

    @Test(arguments: [0, 3])
    func givesAPlaceholderWhereNobodyCanBeAsked(backends: Int) {
        var ladder = Ladder(backendCount: backends, seed: 1)
        #expect(ladder.start { _ in true } == .placeholder)
    }

    /// A rung takes at most a second seed, three tries after resets, five after busy answers, and one error more.
    @Test(arguments: UInt64(0)..<200)
    func endsWhateverGoesWrong(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let backends = random.next(below: 4)
        var ladder = Ladder(backendCount: backends, seed: seed)
        var step = ladder.start { _ in false }
        var steps = 0
        while step != .placeholder {
            steps += 1
            #expect(steps <= backends * Rung.allCases.count * 10, "it goes on and on")
            guard steps <= backends * Rung.allCases.count * 10 else { return }
            let error = GenerationError(random.pick(GenerationError.Kind.allCases), "")
            let isOut = random.next(below: 8) == 0 ? random.next(below: 4) : -1
            step = ladder.advance(after: error) { $0 == isOut }
        }
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
