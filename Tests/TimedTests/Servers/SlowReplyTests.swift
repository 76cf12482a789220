import BackendFixtures
import TestServer
import Testing
import Transport

/// Slow replies that limits let through. Beside other tests, a busy machine delays parts of them for longer than a limit.
struct SlowReplyTests {
    /// Six seconds in all.
    @Test func bearsAReplyThatIsSlowButNotSilent() async throws {
        let step = ServerStep.drip(Array("lanterns".utf8), every: .milliseconds(750))
        try await ScriptedServer.run([step]) { server async throws in
            let limits = RequestLimits(idle: .seconds(5))
            let reply = try await HTTPTransport.open { try await $0.exchange(server.request(limits: limits)) }
            #expect(reply.text == "lanterns")
        }
    }

    @Test func doesNotCountThinkingAsSilence() async throws {
        try await ScriptedServer.run([.after(.milliseconds(1500), .text("thought"))]) { server async throws in
            let limits = RequestLimits(idle: .seconds(1))
            let reply = try await HTTPTransport.open { try await $0.exchange(server.request(limits: limits)) }
            #expect(reply.text == "thought")
        }
    }
}
