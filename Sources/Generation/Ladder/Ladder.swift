package import Domain

/// Decides the next step for one panel at one backend from the result of the last attempt.
///
/// It always ends: each charged attempt uses up a retry or a rung. Attempts at a backend that is away or busy are not
/// charged; the caller limits how long it waits.
package struct Ladder: Sendable {
    /// Maximum charged attempts.
    static let attemptLimit = 20

    package enum Step: Hashable, Sendable {
        /// Ask after a pause. `variation` is the index of the seed on this rung, from 0.
        case attempt(rung: Rung, variation: Int, after: Duration)
        /// This backend has no picture for the panel.
        case end(End)
    }

    /// Why a ladder ended.
    package enum End: Hashable, Sendable {
        /// The backend does not draw the panel in any wording.
        case refused
        /// The backend failed. The same request may succeed later.
        case failed
        /// The backend sent pictures that cannot be used.
        case unusable
        /// The backend cannot work in this run.
        case out
    }

    /// What follows an error, see ``ErrorPolicy``.
    enum Transition: Hashable, Sendable {
        case nextRung
        case shorterRung
        /// Retry the rung this many times with another seed: other words do not help.
        case otherSeed(times: Int)
        /// Retry the rung this many times after a pause.
        case again(times: Int)
        /// Retry the rung when the backend can be asked again.
        case whenBack
        case leave
    }

    /// The next step.
    package private(set) var step: Step
    private let rungs: [Rung]
    private var attempts = 0
    private var rung: Rung
    private var variation = 0
    /// Retries of the rung, by error kind.
    private var triesAgain: [ErrorKind: Int] = [:]
    private var backoff: Backoff

    /// `rungs` are tried in this order. `seed` decides only the jitter of pauses.
    package init(seed: UInt64, rungs: [Rung] = Rung.allCases) {
        self.rungs = rungs
        rung = rungs.first ?? .simple
        backoff = Backoff(seed: seed)
        step = .attempt(rung: rung, variation: 0, after: .zero)
    }

    private var nextRung: Rung? {
        rungs.firstIndex(of: rung).flatMap { rungs.dropFirst($0 + 1).first }
    }

    /// Call it after a failed attempt.
    package mutating func advance(after error: GenerationError) {
        var pause = Duration.zero
        switch error.kind.policy.panel {
        case .nextRung:
            guard move(to: nextRung) else { return }
        case .shorterRung:
            guard move(to: rung.nextShorter) else { return }
        case .otherSeed(let times):
            variation += 1
            guard variation <= times else { return end(.unusable) }
        case .again(let times):
            let tries = triesAgain[error.kind, default: 0] + 1
            triesAgain[error.kind] = tries
            guard tries <= times else { return end(.failed) }
            pause = backoff.pause(asked: error.retryAfter, tries: tries)
        case .whenBack:
            step = .attempt(rung: rung, variation: variation, after: .zero)
            return
        case .leave: return end(.out)
        }
        attempts += 1
        step =
            attempts == Self.attemptLimit
            ? .end(.failed) : .attempt(rung: rung, variation: variation, after: pause)
    }

    /// Goes on to the next rung if this one is next and cannot be asked.
    package mutating func skip(_ rung: Rung) {
        guard case .attempt(rung, _, _) = step, move(to: nextRung) else { return }
        step = .attempt(rung: self.rung, variation: 0, after: .zero)
    }

    private mutating func end(_ end: End) { step = .end(end) }

    private mutating func move(to rung: Rung?) -> Bool {
        guard let rung else {
            end(.refused)
            return false
        }
        self.rung = rung
        variation = 0
        triesAgain = [:]
        return true
    }
}
