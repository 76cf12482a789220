import Synchronization

/// What a person should know of a run, each told once, in the order in which it happened.
final class Noticeboard: Sendable {
    private let posted = Mutex<[String]>([])
    private let listener: @Sendable (RunEvent) -> Void

    init(listener: @escaping @Sendable (RunEvent) -> Void) {
        self.listener = listener
    }

    var notices: [String] { posted.withLock { $0 } }

    func post(_ notice: String) {
        let isNew = posted.withLock { posted in
            guard !posted.contains(notice) else { return false }
            posted.append(notice)
            return true
        }
        if isNew { listener(.notice(notice)) }
    }
}
