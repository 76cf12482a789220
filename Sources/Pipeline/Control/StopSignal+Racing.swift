extension StopSignal {
    /// Does the work. As soon as the signal is raised, cancels the work and throws `CancellationError`.
    package func racing<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        guard reason == nil else { throw CancellationError() }
        return try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask { try await work() }
            group.addTask {
                await self.wait()
                return nil
            }
            defer { group.cancelAll() }
            guard let first = try await group.next(), let value = first else { throw CancellationError() }
            return value
        }
    }
}
