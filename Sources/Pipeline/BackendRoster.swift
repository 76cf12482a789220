import Synchronization

/// The generators of a run, in the order in which they are asked, and which of them are out for the rest of it.
final class BackendRoster<Generator: Sendable>: Sendable {
    let generators: [Generator]
    private let out: Mutex<Set<Int>>

    init(_ generators: [Generator]) {
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
