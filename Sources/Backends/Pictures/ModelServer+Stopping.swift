import Domain
import Generation
import Transport

extension ModelServer {
    /// How long a run that is being stopped waits for the server to accept the stop request.
    private static let stopLimit = Duration.milliseconds(300)

    /// Sends a stop request to the server, even if the current task is cancelled. Does not check whether the server
    /// obeys.
    func stop(_ path: RequestPath, _ body: JSONValue = .object([:])) async {
        // A cancelled task cannot send requests. This task is awaited and has a time limit, like a child task.
        await Task { _ = try? await probe(path, body, limit: Self.stopLimit) }.value
    }

    /// Carries out a request. After a cancellation or a timeout, calls `stop` before it throws.
    func stopping<Value>(
        by stop: () async -> Void, _ request: () async throws -> Value
    ) async throws -> Value {
        do {
            return try await request()
        } catch let error as CancellationError {
            await stop()
            throw error
        } catch let error as GenerationError where error.kind == .transient {
            await stop()
            throw error
        }
    }
}
