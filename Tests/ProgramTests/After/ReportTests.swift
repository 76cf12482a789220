import FakeImageServers
import Foundation
import ProgramFixtures
import Subprocess
import SystemPackage
import TestServer
import TestSupport
import Testing

/// Writing a report again does not disturb other writers of the library.
struct ReportTests {
    @Test func severalAtOnceWaitForEachOther() async throws {
        let testRun = try FinishedRun()
        #expect(try await testRun.nightpress("run", "tales", "--quiet").code == 0)
        let page = try #require(try await testRun.nightpress("report").output.firstMatch(of: /report  (\S+)\n/)).1
        let outcomes = try await withThrowingTaskGroup(of: BuiltProgram.Outcome.self) { group in
            for _ in 0..<6 {
                group.addTask { [path = testRun.path] in
                    try await BuiltProgram.run(["report", "--wait-lock", "60"], in: path)
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for outcome in outcomes {
            #expect(outcome.code == 0 && outcome.output == "report  \(page)\n", "\(outcome.messages)")
        }
        #expect(testRun.exists(String(page)))
    }

    @Test func isRefusedWhileItsRunGoesOn() async throws {
        let product = FakeAutomatic1111(.a1111)
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { product.isQuestion($0) ? .hanging : .drawing }
        try await PictureRun.serving(product, in: situation) { server in
            let testRun = try PictureRun([("sd", "kind: automatic1111, url: \"\(server.url)\"")])
            let folder = testRun.work.path
            _ = try await BuiltProgram.run(["run", "pipeline.yaml"], in: folder, signalling: .interrupt) {
                let isAsked = try await server.waits { $0.requests.contains(where: product.isQuestion) }
                #expect(isAsked)
                let outcome = try await BuiltProgram.run(["report"], in: folder)
                #expect(outcome.code == 10 && outcome.output.isEmpty)
                #expect(
                    outcome.messages.contains(
                        /^error: the run “\S+” is in progress, process \d+ on .+; it writes its report when it ends\n$/),
                    "\(outcome.messages)")
            }
            let after = try await BuiltProgram.run(["report"], in: folder)
            #expect(after.code == 0, "\(after.messages)")
        }
    }

    /// Another command may hold the lock.
    @Test func saysWhoElseUsesTheLibrary() async throws {
        let testRun = try FinishedRun()
        #expect(try await testRun.nightpress("run", "tales", "--quiet").code == 0)
        let held = try await BuiltProgram.shell(
            "flock library/lock sh -c 'printf \"a test\" > library/lock; \(BuiltProgram.path) report 2>&1; true'",
            in: testRun.path)
        #expect(
            held == "error: the library “library” is in use by a test; wait for it with --wait-lock SECONDS\n")
    }
}
