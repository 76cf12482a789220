import FakeImageServers
import ProgramFixtures
import Synchronization
import TestServer
import TestSupport
import Testing

/// The built program with an image server that goes away.
@Suite(.serialized)
struct OutageRunTests {
    private static let tales = (1...6).map { "A fox sat in forest number \($0) and looked at the moon until morning." }

    @Test func aServerThatRestartsCostsNoPage() async throws {
        let product = FakeSDServer()
        let questions = Mutex(0)
        // The third picture is never answered, so that the run cannot end before the server does.
        let first = try await ScriptedServer.start { request in
            let number = questions.withLock { questions in
                if product.isQuestion(request) { questions += 1 }
                return questions
            }
            return number > 2 && product.isQuestion(request) ? .hang : product.step(for: request, in: .drawing)
        }
        let testRun = try PictureRun([("sd", "kind: sdcpp, url: \"\(first.url)\"")], stories: Self.tales)
        async let run = testRun.run()
        #expect(try await first.waits { $0.requests.count(where: product.isQuestion) >= 3 })
        await first.stop()
        try await Task.sleep(for: .seconds(4))
        let second = try await ScriptedServer.startPatiently(port: first.port) {
            product.step(for: $0, in: .drawing)
        }
        let outcome = try await run
        await second.stop()
        #expect(outcome.code == 0, "\(outcome.messages)")
        let pages = try testRun.document.pages
        #expect(pages.count >= Self.tales.count)
        #expect(pages.allSatisfy { $0.status == "ready" && $0.backend == "sd" })
        #expect(outcome.messages.contains("note: sd is away: unavailable: "), "\(outcome.messages)")
        #expect(outcome.messages.contains("--no-wait skips the wait"), "\(outcome.messages)")
        #expect(outcome.messages.contains("note: sd answers again after "), "\(outcome.messages)")
    }

    @Test func aServerThatIsNotThereCostsTheStartPatienceOnce() async throws {
        let testRun = try PictureRun(
            [("sd", "kind: sdcpp, url: \"http://127.0.0.1:9\"")], stories: Self.tales, more: "start-patience: 1s")
        let clock = ContinuousClock()
        var outcome: BuiltProgram.Outcome?
        let seconds = try await clock.measure { outcome = try await testRun.run() }
        #expect(outcome?.code == 31)
        #expect(seconds >= .seconds(1))
        #expect(try testRun.document.pages.allSatisfy { $0.status == "placeholder" })
        let messages = try #require(outcome?.messages)
        #expect(messages.contains("others take its place until it answers, after a wait of "), "\(messages)")
        #expect(messages.contains("start the server or correct its url"), "\(messages)")
    }
}
