import Pipeline
import Synchronization

/// The name of a run, available once the run has begun.
final class StartedRunName: Sendable {
    private let state = Mutex<String?>(nil)

    var name: String? { state.withLock(\.self) }

    func hear(_ event: RunEvent) {
        if case .began(let run, _) = event { state.withLock { $0 = run } }
    }
}
