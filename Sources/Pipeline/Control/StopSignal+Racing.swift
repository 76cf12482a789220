extension StopSignal {
    /// Carries out the work, or cancels it and throws `CancellationError` as soon as the signal is raised.
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
