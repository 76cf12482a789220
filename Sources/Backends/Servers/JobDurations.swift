import Synchronization

/// How long the last jobs of a server took.
final class JobDurations: Sendable {
    private static let most = 5

    private let last = Mutex<[Duration]>([])

    func note(_ duration: Duration) {
        last.withLock { last in
            last.append(duration)
            if last.count > Self.most { last.removeFirst() }
        }
    }

    /// By the shortest of the last jobs, so that a slow one delays no answer.
    var schedule: PollSchedule { PollSchedule(expected: last.withLock { $0.min() }) }
}
