import Generators
import Synchronization

/// The image generators of a run and which of them are out for the rest of it.
final class BackendRoster: Sendable {
    let generators: [any ImageGenerator]
    private let out: Mutex<Set<Int>>

    init(_ generators: [any ImageGenerator]) {
        self.generators = generators
        out = Mutex([])
    }

    func isOut(_ index: Int) -> Bool {
        out.withLock { $0.contains(index) }
    }

    /// True for the first who reports it, so that there is one notice.
    func takeOut(_ index: Int) -> Bool {
        out.withLock { $0.insert(index).inserted }
    }
}
