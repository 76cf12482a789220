import FakeImageServers
import ProgramFixtures
import Subprocess
import Synchronization
import TestServer
import Testing

@testable import Domain

/// A picture at which the program dies each time.
struct PoisonTests {
    @Test func aPageInFlightAtThreeCrashesIsGivenUpUntilSomeoneAsks() async throws {
        let product = FakeAutomatic1111(.a1111)
        let poison = Poison(product: product)
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { poison.situation(of: $0) }
        try await PictureRun.serving(product, in: situation) { server in
            let testRun = try PictureRun(
                [("sd", "kind: automatic1111, url: \"\(server.url)\"")],
                stories: [WorkFolder.story(sentences: 3)])
            for crash in 1...3 {
                let code = try await BuiltProgram.run(
                    ["run", "pipeline.yaml"], in: testRun.work.path, signalling: .kill
                ) {
                    let isAsked = try await server.waits { _ in poison.count == crash }
                    #expect(isAsked)
                }
                #expect(code == 137)
            }
            let next = try await testRun.run()
            #expect(next.code == 30)
            #expect(
                next.messages.contains("note: 1 page given up after 3 runs that died while drawing it\n"),
                "\(next.messages)")
            #expect(poison.count == 3)
            let pages = try testRun.document.pages.map(\.status)
            #expect(pages.count { $0 == "failed" } == 1)
            #expect(pages.count { $0 == "ready" } == pages.count - 1)
            poison.heal()
            let retried = try await testRun.run("--retry", "--quiet")
            #expect(retried.code == 0, "\(retried.messages)")
            #expect(poison.count == 4)
        }
    }

    /// A server that never returns the second picture it is asked for.
    private final class Poison: Sendable {
        private let product: FakeAutomatic1111
        private let state = Mutex((seeds: [String](), count: 0, isHealed: false))

        init(product: FakeAutomatic1111) {
            self.product = product
        }

        /// How often that picture was requested.
        var count: Int { state.withLock(\.count) }

        func heal() { state.withLock { $0.isHealed = true } }

        func situation(of request: RecordedRequest) -> ImageSituation {
            guard product.isQuestion(request), case .object(let members)? = try? JSONValue(parsing: request.body),
                let seed = members["seed"].map({ "\($0)" })
            else { return .drawing }
            return state.withLock { state in
                if !state.seeds.contains(seed) { state.seeds.append(seed) }
                guard state.seeds.firstIndex(of: seed) == 1 else { return .drawing }
                state.count += 1
                return state.isHealed ? .drawing : .hanging
            }
        }
    }
}
