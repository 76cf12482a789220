import Domain
import Generation

extension ModelServer {
    /// How often in a row a request about a job may fail.
    static let readingAttempts = 3

    /// Carries out a request that changes nothing at the server. If its answer is lost or unusable, it is repeated,
    /// because the job that it is about may be finished.
    func reading<Value>(_ request: () async throws -> Value) async throws -> Value {
        var pause = Duration.milliseconds(100)
        for _ in 1..<Self.readingAttempts {
            do {
                return try await request()
            } catch let error as GenerationError where error.isPassing && !error.timedOutSilently {
                try await time.sleep(pause)
                pause *= 3
            }
        }
        return try await request()
    }

    /// Seconds of uptime since then, as a duration.
    func elapsed(since start: Double) -> Duration { .milliseconds(Int((time.uptime() - start) * 1000)) }
}

extension GenerationError {
    /// Whether the same request may succeed soon.
    var isPassing: Bool { kind.mayPass || kind == .unavailable }
}
