import Synchronization

/// Remembers what was reported already.
final class OncePerKey: Sendable {
    private let seen = Mutex<Set<String>>([])

    /// True for the first call with this text.
    func isNew(_ text: String) -> Bool { seen.withLock { $0.insert(text).inserted } }
}
