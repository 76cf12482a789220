import Foundation
import ProgramFixtures
import TestServer
import TestSupport
import Testing

struct HostileServerRunTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var step: ServerStep
        var timeout = 1
        var kind = "transient"
        /// The number of requests that the server gets.
        var requests = 3
        /// The message for each request.
        var message: String
    }

    private static let cases = [
        Case(
            testDescription: "a byte now and then",
            step: .drip(Array("{\"choices\":[]}".utf8), every: .milliseconds(300)),
            message: "the reply was not complete within 1 s"),
        Case(
            testDescription: "1 GB", step: .huge(bytes: 1_000_000_000), timeout: 60,
            message: "its reply has more than 16000000 bytes"),
        Case(
            testDescription: "1 GB, unannounced", step: .huge(bytes: 1_000_000_000, announced: false), timeout: 60,
            message: "its reply has more than 16000000 bytes"),
        Case(testDescription: "silence", step: .hang, requests: 2, message: "no reply came within 1 s"),
        Case(
            testDescription: "a web page", step: .html(status: 200), kind: "bad-reply", message: "with a web page"),
    ]

    @Test(arguments: cases)
    func costsABoundedTimeAndMemory(_ hostile: Case) async throws {
        let answer: ModelRun.Answer = { _ in hostile.step }
        try await ModelRun.withLlama(", timeout: \(hostile.timeout)", answer: answer) {
            testRun, server in
            let outcome = try await testRun.run(
                "--quiet", "--no-wait", through: ["/bin/sh", "-c", "ulimit -v 2000000; exec \"$@\"", "sh"])
            #expect(outcome.code == 31, "\(outcome.messages)")
            let document = try testRun.document
            #expect(document.planners == ["stub"])
            #expect(document.textAttempts.count == hostile.requests)
            for attempt in document.textAttempts {
                #expect(attempt.outcome == hostile.kind)
                #expect(attempt.message?.contains(hostile.message) == true, "\(attempt.message ?? "")")
            }
            #expect(server.requests.count { $0.method == "POST" } == hostile.requests)
        }
    }
}
