extension ScriptedServer {
    /// Listens as soon as the port is free. After a connection test it may be in use for a moment.
    package static func startPatiently(
        port: Int, answer: @escaping @Sendable (RecordedRequest) -> ServerStep
    ) async throws -> ScriptedServer {
        for _ in 0..<30 {
            if let server = try? await start(port: port, answer: answer) { return server }
            try await Task.sleep(for: .milliseconds(100))
        }
        return try await start(port: port, answer: answer)
    }
}
