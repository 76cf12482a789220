import Synchronization

/// What has been told already.
final class OncePerKey: Sendable {
    private let told = Mutex<Set<String>>([])

    /// True for the first who asks.
    func isNew(_ text: String) -> Bool { told.withLock { $0.insert(text).inserted } }
}
