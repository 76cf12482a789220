import Synchronization

/// What a person should know of a run, each told once, as it happens.
final class NoticeLog: Sendable {
    private enum Subject {
        /// A generator that the run does without.
        case outage
        /// The input.
        case input
        case other
    }

    private let posted = Mutex<[(notice: String, subject: Subject)]>([])
    private let listener: @Sendable (RunEvent) -> Void

    init(listener: @escaping @Sendable (RunEvent) -> Void) {
        self.listener = listener
    }

    /// Everything that was posted, in that order, but for outages: they are why most of the rest is so, and come first.
    var notices: [String] {
        let posted = posted.withLock(\.self)
        let (outages, others) = (posted.filter { $0.subject == .outage }, posted.filter { $0.subject != .outage })
        return (outages + others).map(\.notice)
    }

    /// What is to be mended in the input.
    var inputProblems: [String] { posted.withLock { $0.filter { $0.subject == .input }.map(\.notice) } }

    func post(_ notice: String, isInputProblem: Bool = false) {
        post(notice, on: isInputProblem ? .input : .other)
    }

    /// Of a generator that is not asked, from the start or any more.
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
