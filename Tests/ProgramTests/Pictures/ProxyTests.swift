import FakeImageServers
import ProgramFixtures
import TestServer
import Testing

/// The program connects to the addresses of a pipeline, whatever proxies the environment names.
struct ProxyTests {
    @Test func proxiesOfTheEnvironmentAreIgnored() async throws {
        let proxy = try await ScriptedServer.start([])
        let names = ["http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"]
        try await PictureRun.serving(FakeSDServer()) { server in
            let testRun = try PictureRun([("sd", "kind: sdcpp, url: \"\(server.url)\"")])
            let outcome = try await BuiltProgram.run(
                ["run", "pipeline.yaml"], in: testRun.work.path,
                environment: Dictionary(uniqueKeysWithValues: names.map { ($0, proxy.url) }))
            #expect(outcome.code == 0, "\(outcome.messages)")
            #expect(server.requests.contains { $0.method == "POST" })
        }
        #expect(proxy.connectionCount == 0)
        await proxy.stop()
    }
}
