import Domain
import Generation
import Transport

extension ModelServer {
    /// How long a run that is being stopped waits for a server to take it in.
    private static let stopLimit = Duration.milliseconds(300)

    /// Tells the server to stop what it does, though the task that asked for it may be cancelled. Whether it obeys is
    /// not found out.
    func stop(_ path: RequestPath, _ body: JSONValue = .object([:])) async {
        // A cancelled task may send nothing any more; this one is awaited and bounded like a child.
        await Task { _ = try? await probe(path, body, limit: Self.stopLimit) }.value
    }

    /// Carries out a request; where it is cancelled or comes to nothing in time, `stop` is called before that is told.
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
