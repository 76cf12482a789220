import Synchronization

/// The notices of a run for a user. Each is reported once, when it occurs.
final class NoticeLog: Sendable {
    private enum Subject {
        /// A generator that the run does not use.
        case outage
        case input
        case other
    }

    private let posted = Mutex<[(notice: String, subject: Subject)]>([])
    private let listener: @Sendable (RunEvent) -> Void

    init(listener: @escaping @Sendable (RunEvent) -> Void) {
        self.listener = listener
    }

    /// All notices in the order in which they were posted, except that outages come first: they are the cause of most
    /// others.
    var notices: [String] {
        let posted = posted.withLock(\.self)
        let (outages, others) = (posted.filter { $0.subject == .outage }, posted.filter { $0.subject != .outage })
        return (outages + others).map(\.notice)
    }

    /// Problems to fix in the input.
    var inputProblems: [String] { posted.withLock { $0.filter { $0.subject == .input }.map(\.notice) } }

    func post(_ notice: String, isInputProblem: Bool = false) {
        post(notice, on: isInputProblem ? .input : .other)
    }

    /// Posts that a generator is not asked, from the start or from now on.
    func postOutage(_ notice: String) {
        post(notice, on: .outage)
    }

    private func post(_ notice: String, on subject: Subject) {
        let isNew = posted.withLock { posted in
            guard !posted.contains(where: { $0.notice == notice }) else { return false }
            posted.append((notice, subject))
            return true
        }
        if isNew { listener(subject == .input ? .problem(notice) : .notice(notice)) }
    }
}
