import Dispatch

/// Runs a body that waits on a thread of its own, and not on one of the few that tasks share.
func onOwnThread<Value: Sendable>(_ name: String, _ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        DispatchQueue(label: name).async { continuation.resume(returning: body()) }
    }
}
