import BackendFixtures
import TestServer
import Testing

@testable import Transport

/// Seconds that something prompt may take on a machine that is busy with other tests. On an idle one it takes less than
/// a tenth of one.
let secondsOfSlack = 10.0

/// How an exchange with a server that plays one step fails, and how long that takes.
func failure(
    of step: ServerStep, limits: RequestLimits = RequestLimits(), headers: [RequestHeader] = []
) async throws -> (cause: TransportError.Cause?, seconds: Double) {
    try await ScriptedServer.run([step]) { server async throws in
        try await HTTPTransport.open { transport async throws in
            let start = ContinuousClock.now
            let error = await #expect(throws: TransportError.self) {
                try await transport.exchange(server.request(headers: headers, limits: limits))
            }
            return (error?.cause, ContinuousClock.now.secondsSince(start))
        }
    }
}

extension ContinuousClock.Instant {
    func secondsSince(_ other: Self) -> Double { other.duration(to: self) / .seconds(1) }
}
