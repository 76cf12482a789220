package import Domain

/// Decides the next step for one panel from the result of the last attempt.
///
/// It knows backends only by their index in the pipeline's list. It always ends: each transition uses up a retry, a
/// rung or a backend. No backend gets more than ``attemptLimit`` attempts.
package struct Ladder: Sendable {
    /// Maximum attempts for one panel at one backend. The next backend follows.
    static let attemptLimit = 20

    package enum Step: Hashable, Sendable {
        /// Ask this backend after a pause. `variation` is the index of the seed on this rung, from 0.
        case attempt(backend: Int, rung: Rung, variation: Int, after: Duration)
        /// No backend is left.
        case placeholder
    }

    /// What follows an error, see ``ErrorPolicy``.
    enum Transition: Hashable, Sendable {
        case nextRung
        case shorterRung
        /// Retry the rung this many times with another seed, then go to the next backend: other words do not help.
        case otherSeed(times: Int)
        /// Retry the rung this many times after a pause, then go to the next backend.
        case again(times: Int)
        /// Go to the next backend. This one is disabled for the rest of the run.
        case disableBackend
    }

    private let backendCount: Int
    private var backend: Int
    /// At the present ``backend``.
    private var attempts = 0
    private var rung = Rung.full
    private var variation = 0
    /// Retries of the rung, by error kind.
    private var triesAgain: [ErrorKind: Int] = [:]
    private var backoff: Backoff

    /// `seed` decides only the jitter of pauses.
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
