import Dispatch

/// Runs a blocking body on a new thread, so that it does not block one of the few threads of tasks.
func onOwnThread<Value: Sendable>(_ name: String, _ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        DispatchQueue(label: name).async { continuation.resume(returning: body()) }
    }
}
