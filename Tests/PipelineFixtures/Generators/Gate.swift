import Synchronization

/// Blocks callers until a test opens it.
package final class Gate: Sendable {
    private let isOpen = Mutex(false)

    package init() {}

    package func open() { isOpen.withLock { $0 = true } }

    /// Returns when the gate is open, also for cancelled tasks.
    package func passed() async {
        while !isOpen.withLock(\.self) {
            await Task { try? await Task.sleep(for: .milliseconds(2)) }.value
        }
    }
}
