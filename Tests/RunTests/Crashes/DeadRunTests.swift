import FakeImageServers
import Foundation
import ProgramFixtures
import Subprocess
import Synchronization
import SystemPackage
import TestServer
import TestSupport
import Testing

/// The messages about a run that was killed.
struct DeadRunTests {
    private static let product = FakeAutomatic1111(.a1111)

    private struct Status: Decodable {
        struct Run: Decodable {
            var end: String?
        }

        struct Collection: Decodable {
            struct Story: Decodable {
                var panelsByStatus: [String: Int]
            }

            var stories: [Story]
        }

        var collections: [Collection]
        var lastRun: Run
    }

    private struct Report: Decodable {
        struct Run: Decodable {
            var headline: String
            var finished: String
        }

        var run: Run
    }

    private static let times = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    /// Kills a run while it waits for its second picture.
    private func killed(_ body: (PictureRun) async throws -> Void) async throws {
        let questions = Mutex(0)
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { request in
            guard Self.product.isQuestion(request) else { return .drawing }
            let number = questions.withLock { questions in
                questions += 1
                return questions
            }
            return number == 2 ? .hanging : .drawing
        }
        try await PictureRun.serving(Self.product, in: situation) { server in
            let testRun = try PictureRun(
                [("sd", "kind: automatic1111, url: \"\(server.url)\"")], stories: [WorkFolder.story(sentences: 3)])
            let code = try await BuiltProgram.run(["run", "pipeline.yaml"], in: testRun.work.path, signalling: .kill) {
                let isAsked = try await server.waits { $0.requests.count(where: Self.product.isQuestion) == 2 }
                #expect(isAsked)
            }
            #expect(code == 137)
            try await body(testRun)
        }
    }

    @Test func itsProcessIsSaidToBeGone() async throws {
        try await killed { testRun in
            let status = try await BuiltProgram.run(["status"], in: testRun.work.path)
            #expect(status.output.contains(": 1 of 3 pages ready, 2 pending\n"), "\(status.output)")
            #expect(
                status.output.firstMatch(
                    of:
                        /\nlast run \S+: the run's process ended without a result \(killed or crashed\); run its pipeline again to go on\n/
                ) != nil, "\(status.output)")
            let json = try await BuiltProgram.run(["status", "--json"], in: testRun.work.path)
            let document = try JSONDecoder().decode(Status.self, from: Data(json.output.utf8))
            #expect(document.lastRun.end == "died")
            #expect(document.collections.first?.stories.first?.panelsByStatus == ["ready": 1, "pending": 2])
            let why = try await BuiltProgram.run(["status", "--why"], in: testRun.work.path)
            #expect(!why.output.contains("generating"), "\(why.output)")
            let next = try await testRun.run("--quiet")
            #expect(next.code == 0)
            #expect(next.messages.contains("note: 1 page in progress when an earlier run ended is drawn again\n"))
        }
    }

    @Test func itsReportEndsWithItsLastPicture() async throws {
        try await killed { testRun in
            try await Task.sleep(for: .seconds(2))
            let outcome = try await BuiltProgram.run(["report"], in: testRun.work.path)
            #expect(outcome.code == 0)
            let folder = try #require(outcome.output.firstMatch(of: /report  (\S+)\/index.html/)).1
            let report = try JSONDecoder().decode(
                Report.self, from: Data(testRun.work.folder.read("\(folder)/run.json")))
            #expect(
                report.run.headline
                    == "The run ended without a result (killed or crashed): 1 of 3 pictures is ready; 2 are not drawn.")
            let drawn = try #require(try testRun.work.modificationTimes(below: "library/images").values.max())
            let finished = try #require(try? Date(report.run.finished, strategy: Self.times)).timeIntervalSince1970
            #expect(abs(finished - drawn) < 1, "now is two seconds later")
            let status = try await BuiltProgram.run(["status"], in: testRun.work.path)
            #expect(status.output.contains("the run's process ended without a result"), "\(status.output)")
            let next = try await testRun.run("--quiet")
            #expect(
                next.messages.contains("note: 1 page in progress when an earlier run ended is drawn again\n"),
                "the report leaves that to the run")
        }
    }
}
