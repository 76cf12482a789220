import Synchronization

/// What has been told already.
final class OncePerKey: Sendable {
    private let seen = Mutex<Set<String>>([])

    /// True for the first who asks.
    func isNew(_ text: String) -> Bool { seen.withLock { $0.insert(text).inserted } }
}
