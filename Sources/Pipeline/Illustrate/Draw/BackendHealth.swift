import Generation
import Synchronization

/// The generators of a run, in the order in which they are asked, and which of them are disabled for the rest of the
/// run.
final class BackendHealth<Generator: Sendable>: Sendable {
    private struct State {
        /// The reasons, by index of the generator.
        var disabled: [Int: String] = [:]
        /// The work items in a row for which each generator was given up.
        var failures: [Int: Set<String>] = [:]
        var answered: Set<Int> = []
    }

    let generators: [Generator]
    private let names: [String]
    private let work: String
    private let notices: NoticeLog
    private let state = Mutex(State())

    /// `work` is the word for the work items in notices: `pages`.
    init(_ generators: [Generator], work: String, notices: NoticeLog, name: (Generator) -> String) {
        self.generators = generators
        self.work = work
        self.notices = notices
        names = generators.map(name)
    }

    func isDisabled(_ index: Int) -> Bool { reasonDisabled(index) != nil }

    /// Nil if it is not disabled.
    func reasonDisabled(_ index: Int) -> String? { state.withLock { $0.disabled[index] } }

    /// Whether it gave an answer in this run, usable or not.
    func hasAnswered(_ index: Int) -> Bool { state.withLock { $0.answered.contains(index) } }

    /// Posts one notice, even if several tasks report it.
    func disable(_ index: Int, because reason: String) {
        let isNew = state.withLock { state in
            guard state.disabled[index] == nil else { return false }
            state.disabled[index] = reason
            return true
        }
        if isNew { notices.postOutage("\(names[index]) is disabled for the rest of this run: \(reason)") }
    }

    /// Records that it answered, usably or not. Its earlier failures are cleared.
    func recordAnswer(of index: Int) {
        state.withLock { state in
            state.failures[index] = nil
            state.answered.insert(index)
        }
    }

    /// Disables the backend if its error requires that, or if it was given up for as many work items in a row as the
    /// policy allows. The same item counts once.
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
