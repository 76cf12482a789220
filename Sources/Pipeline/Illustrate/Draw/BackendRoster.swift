import Synchronization

/// The generators of a run, in the order in which they are asked, and which of them are out for the rest of it.
final class BackendRoster<Generator: Sendable>: Sendable {
    let generators: [Generator]
    private let standing: Mutex<(out: [Int: String], failures: [Int: Set<String>], answered: Set<Int>)>

    init(_ generators: [Generator]) {
        self.generators = generators
        standing = Mutex((out: [:], failures: [:], answered: []))
    }

    func isOut(_ index: Int) -> Bool {
        reasonItIsOut(index) != nil
    }

    /// Nil where it is not.
    func reasonItIsOut(_ index: Int) -> String? {
        standing.withLock { $0.out[index] }
    }

    /// True for the first who reports it, so that there is one notice.
    func takeOut(_ index: Int, because reason: String) -> Bool {
        standing.withLock { standing in
            guard standing.out[index] == nil else { return false }
            standing.out[index] = reason
            return true
        }
    }

    /// Returns for how many pieces of work in a row it has failed by now; the same piece counts once.
    func countFailure(of index: Int, at work: String) -> Int {
        standing.withLock { standing in
            standing.failures[index, default: []].insert(work)
            return standing.failures[index]?.count ?? 0
        }
    }

    /// It answered, usably or not.
    func forgetFailures(of index: Int) {
        standing.withLock { standing in
            standing.failures[index] = nil
            standing.answered.insert(index)
        }
    }

    func hasAnswered(_ index: Int) -> Bool {
        standing.withLock { $0.answered.contains(index) }
    }
}
