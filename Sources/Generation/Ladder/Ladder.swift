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

    /// What an error leads to, see ``ErrorPolicy``.
    enum Transition: Hashable, Sendable {
        case nextRung
        case shorterRung
        /// The same rung with another seed, so many times; then the next backend: other words do not help.
        case otherSeed(times: Int)
        /// The same rung after a pause, so many times; then the next backend.
        case again(times: Int)
        /// The next backend; this one is disabled for the rest of the run.
        case disableBackend
    }

    private let backendCount: Int
    private var backend: Int
    /// At ``backend``.
    private var attempts = 0
    private var rung = Rung.full
    private var variation = 0
    /// How often the rung was tried again, for each kind of error that allows it.
    private var triesAgain: [ErrorKind: Int] = [:]
    private var backoff: Backoff

    /// `seed` decides the jitter of pauses and nothing else.
    package init(backendCount: Int, seed: UInt64) {
        self.backendCount = backendCount
        backend = 0
        backoff = Backoff(seed: seed)
    }

    /// The first step. `isDisabled` says which backends are not asked.
    package mutating func start(isDisabled: (Int) -> Bool) -> Step {
        step(after: .zero, isDisabled: isDisabled)
    }

    /// The step after a failed attempt.
    package mutating func advance(after error: GenerationError, isDisabled: (Int) -> Bool) -> Step {
        switch error.kind.policy.panel {
        case .nextRung:
            move(to: rung.next)
        case .shorterRung:
            move(to: rung.nextShorter)
        case .otherSeed(let times):
            variation += 1
            if variation > times { move(to: nil) }
        case .again(let times):
            let tries = triesAgain[error.kind, default: 0] + 1
            triesAgain[error.kind] = tries
            if tries <= times {
                return step(after: backoff.pause(asked: error.retryAfter, tries: tries), isDisabled: isDisabled)
            }
            move(to: nil)
        case .disableBackend:
            move(to: nil)
        }
        return step(after: .zero, isDisabled: isDisabled)
    }

    private mutating func move(to rung: Rung?) {
        if rung == nil {
            backend += 1
            attempts = 0
        }
        self.rung = rung ?? .full
        variation = 0
        triesAgain = [:]
    }

    private mutating func step(after pause: Duration, isDisabled: (Int) -> Bool) -> Step {
        let asked = backend
        if attempts == Self.attemptLimit { move(to: nil) }
        while backend < backendCount, isDisabled(backend) { move(to: nil) }
        guard backend < backendCount else { return .placeholder }
        attempts += 1
        return .attempt(backend: backend, rung: rung, variation: variation, after: backend == asked ? pause : .zero)
    }
}
