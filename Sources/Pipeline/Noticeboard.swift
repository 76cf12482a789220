import Synchronization

/// What a person should know of a run, each told once, in the order in which it happened.
final class Noticeboard: Sendable {
    private let posted = Mutex<[(notice: String, isInputProblem: Bool)]>([])
    private let listener: @Sendable (RunEvent) -> Void

    init(listener: @escaping @Sendable (RunEvent) -> Void) {
        self.listener = listener
    }

    /// Everything that was posted.
    var notices: [String] { posted.withLock { $0.map(\.notice) } }

    /// What is to be mended in the input.
    var inputProblems: [String] { posted.withLock { $0.filter(\.isInputProblem).map(\.notice) } }

    func post(_ notice: String, isInputProblem: Bool = false) {
        let isNew = posted.withLock { posted in
            guard !posted.contains(where: { $0.notice == notice }) else { return false }
            posted.append((notice, isInputProblem))
            return true
        }
        if isNew { listener(isInputProblem ? .problem(notice) : .notice(notice)) }
    }
}
