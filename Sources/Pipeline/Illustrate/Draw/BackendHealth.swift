import Generation
import Synchronization

/// The generators of a run, in the order in which they are asked, and which of them are disabled for the rest of it.
final class BackendHealth<Generator: Sendable>: Sendable {
    private struct State {
        /// With the reason.
        var disabled: [Int: String] = [:]
        /// The pieces of work in a row for which each was given up.
        var failures: [Int: Set<String>] = [:]
        var answered: Set<Int> = []
    }

    let generators: [Generator]
    private let names: [String]
    private let work: String
    private let notices: NoticeLog
    private let state = Mutex(State())

    /// `work` is what the pieces of work are called: `pages`.
    init(_ generators: [Generator], work: String, notices: NoticeLog, name: (Generator) -> String) {
        self.generators = generators
        self.work = work
        self.notices = notices
        names = generators.map(name)
    }

    func isDisabled(_ index: Int) -> Bool { reasonDisabled(index) != nil }

    /// Nil where it is not.
    func reasonDisabled(_ index: Int) -> String? { state.withLock { $0.disabled[index] } }

    /// Whether it answered anything in this run, usable or not.
    func hasAnswered(_ index: Int) -> Bool { state.withLock { $0.answered.contains(index) } }

    /// With one notice, however many tasks report it.
    func disable(_ index: Int, because reason: String) {
        let isNew = state.withLock { state in
            guard state.disabled[index] == nil else { return false }
            state.disabled[index] = reason
            return true
        }
        if isNew { notices.postOutage("\(names[index]) is disabled for the rest of this run: \(reason)") }
    }

    /// It answered, usably or not: what it failed at before is forgotten.
    func recordAnswer(of index: Int) {
        state.withLock { state in
            state.failures[index] = nil
            state.answered.insert(index)
        }
    }

    /// Disables the backend where its error means that, or where it was given up for as many pieces of work in a row as
    /// the policy allows; the same piece counts once.
    func record(_ error: GenerationError, of index: Int, at piece: String, isGivenUp: Bool = true) {
        let policy = error.kind.policy
        guard !policy.disablesBackend else { return disable(index, because: "\(error)") }
        guard let limit = policy.failuresInARow else { return recordAnswer(of: index) }
        guard isGivenUp else { return }
        let count = state.withLock { state in
            state.failures[index, default: []].insert(piece)
            return state.failures[index]?.count ?? 0
        }
        if count >= limit { disable(index, because: "it failed for \(count) \(work) in a row: \(error)") }
    }
}
