import Domain
import Reports
import Synchronization

/// How long each stage of a run took, in the order in which they began.
final class StageTimer: Sendable {
    private let times = Mutex<[StageTime]>([])

    var all: [StageTime] { times.withLock(\.self) }

    /// The times of a stage that takes place more than once are added.
    func add(_ seconds: Double, to stage: StageName) {
        times.withLock { times in
            if let index = times.firstIndex(where: { $0.stage == stage }) {
                times[index].seconds += seconds
            } else {
                times.append(StageTime(stage: stage, seconds: seconds))
            }
        }
    }
}
