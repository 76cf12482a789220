package import Domain

/// Decides what is tried next for one panel, from what became of the attempt before.
///
/// Knows no backend: only how many there are, by their place in the pipeline's list. Every path through it ends,
/// because each transition uses up a try of this rung, a rung, or a backend; and soon, because no backend is asked more
/// than ``attemptLimit`` times.
package struct Ladder: Sendable {
    /// The most attempts for one panel at one backend; the next backend is asked after them.
    static let attemptLimit = 20

    package enum Step: Hashable, Sendable {
        /// Ask this backend, after waiting. `variation` counts the seeds tried on this rung, from 0.
        case attempt(backend: Int, rung: Rung, variation: Int, after: Duration)
        /// Nothing is left to ask.
        case placeholder
    }

    /// What an error of each kind leads to. Read by ``advance(after:isOut:)``; a test has a case for each cell.
    package enum Transition: Hashable, Sendable {
        case nextRung
        case shorterRung
        /// The same rung with another seed, so many times; then the next backend: other words mend no broken picture.
        case otherSeed(times: Int)
        /// The same rung after a pause, so many times; then the next backend.
        case again(times: Int)
        /// This backend is out for the rest of the run.
        case backendOut
    }

    private let backendCount: Int
    private var backend: Int
    /// At ``backend``.
    private var attempts = 0
    private var rung = Rung.full
    private var variation = 0
    /// How often the rung was tried again, for each kind of error that allows it.
    private var triesAgain: [ErrorKind: Int] = [:]
    private var jitter: SeededGenerator

    /// `seed` decides the jitter of pauses and nothing else.
    package init(backendCount: Int, seed: UInt64) {
        self.backendCount = backendCount
        backend = 0
        jitter = SeededGenerator(seed: seed)
    }

    package static func transition(for kind: ErrorKind) -> Transition {
        switch kind {
        case .refused: .nextRung
        case .tooLong: .shorterRung
        case .badPicture, .badReply: .otherSeed(times: 1)
        case .busy: .again(times: 5)
        case .transient: .again(times: 3)
        case .exhausted, .unavailable, .misconfigured: .backendOut
        }
    }

    /// The first step. `isOut` says which backends are out for the run.
    package mutating func start(isOut: (Int) -> Bool) -> Step {
        step(after: .zero, isOut: isOut)
    }

    /// The step after a failed attempt.
    package mutating func advance(after error: GenerationError, isOut: (Int) -> Bool) -> Step {
        switch Self.transition(for: error.kind) {
        case .nextRung:
            climb(to: rung.next)
        case .shorterRung:
            climb(to: rung.nextShorter)
        case .otherSeed(let times):
            variation += 1
            if variation > times { climb(to: nil) }
        case .again(let times):
            let tries = triesAgain[error.kind, default: 0] + 1
            triesAgain[error.kind] = tries
            if tries <= times { return step(after: pause(for: error, tries: tries), isOut: isOut) }
            climb(to: nil)
        case .backendOut:
            climb(to: nil)
        }
        return step(after: .zero, isOut: isOut)
    }

    private mutating func climb(to rung: Rung?) {
        if rung == nil {
            backend += 1
            attempts = 0
        }
        self.rung = rung ?? .full
        variation = 0
        triesAgain = [:]
    }

    private mutating func step(after pause: Duration, isOut: (Int) -> Bool) -> Step {
        let asked = backend
        if attempts == Self.attemptLimit { climb(to: nil) }
        while backend < backendCount, isOut(backend) { climb(to: nil) }
        guard backend < backendCount else { return .placeholder }
        attempts += 1
        return .attempt(backend: backend, rung: rung, variation: variation, after: backend == asked ? pause : .zero)
    }

    /// What the backend asked for, at most ten minutes; else 1 s, 2 s, 4 s … with up to a quarter added.
    private mutating func pause(for error: GenerationError, tries: Int) -> Duration {
        if let asked = error.retryAfter { return min(max(asked, .zero), .seconds(600)) }
        let seconds = Double(1 << (tries - 1))
        return .milliseconds(Int(seconds * 1000 * (1 + 0.25 * jitter.nextUnit())))
    }
}
