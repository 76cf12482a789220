import BackendFixtures
import Testing

@testable import Generation
@testable import Transport

/// The time that a backend adds to a request to a server that answers at once.
struct CostTests {
    /// Wall time differs between machines, so it is compared with a bare request to the same server.
    @Test func addsLittleToAQuestion() async throws {
        try await Stage.set(.llamaCPP) { stage async throws in
            try await HTTPTransport.open { transport async throws in
                _ = try await stage.model.reply(to: .colour)
                var questions: [Double] = []
                var exchanges: [Double] = []
                for _ in 1...200 {
                    let start = ContinuousClock.now
                    _ = try await stage.model.reply(to: .colour)
                    let middle = ContinuousClock.now
                    _ = try await transport.exchange(stage.server.request())
                    questions.append(start.duration(to: middle) / .milliseconds(1))
                    exchanges.append(middle.duration(to: .now) / .milliseconds(1))
                }
                questions.sort()
                exchanges.sort()
                print("a question costs \(questions[100]) ms, a bare exchange \(exchanges[100]) ms (medians)")
                // Other tests run in parallel. The fastest tenth is not delayed by them.
                #expect(questions[20] < 5 * exchanges[20], "\(questions[20]) ms, \(exchanges[20]) ms")
            }
        }
    }
}
