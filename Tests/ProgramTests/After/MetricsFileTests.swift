import FakeImageServers
import Foundation
import ProgramFixtures
import Subprocess
import SystemPackage
import TestServer
import TestSupport
import Testing

/// The file written by `--metrics`. ``StateInvariantTests`` compares its content with the other records.
struct MetricsFileTests {
    private static func value(_ name: String, in text: String) -> String? {
        text.split(separator: "\n").first { $0.hasPrefix("nightpress_\(name){") }
            .flatMap { $0.split(separator: " ").last.map { String($0) } }
    }

    private static func lastSuccess(in text: String) throws -> Double {
        let words = try #require(value("run_last_success_timestamp_seconds", in: text))
        return try #require(Double(words))
    }

    @Test func aRunThatGoesOnIsReportedAndSoIsItsEnd() async throws {
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { _ in .hanging }
        try await PictureRun.serving(FakeSDServer(), in: situation) { server in
            let testRun = try FinishedRun(images: "[sd]\nbackends: { sd: { kind: openai, url: \"\(server.url)\" } }")
            let (path, file) = (testRun.path, testRun.path.appending("m.prom").string)
            let code = try await BuiltProgram.run(
                ["run", "tales", "--metrics", "m.prom"], in: path, signalling: .terminate
            ) {
                for _ in 0..<600 where !FileManager.default.fileExists(atPath: file) {
                    try await Task.sleep(for: .milliseconds(100))
                }
                let text = try String(contentsOfFile: file, encoding: .utf8)
                #expect(Self.value("run_in_progress", in: text) == "1")
                #expect(Self.value("run_last_seen_timestamp_seconds", in: text) != nil)
                #expect(Self.value("run_exit_code", in: text) == nil)
                #expect(text.contains("\nnightpress_stories{library=\"\(path)/library\",collection=\"tales\"} 2\n"))
            }
            #expect(code == 143)
            let text = try testRun.text("m.prom")
            #expect(Self.value("run_in_progress", in: text) == "0")
            #expect(Self.value("run_last_seen_timestamp_seconds", in: text) == nil)
            #expect(Self.value("run_exit_code", in: text) == "143")
            #expect(text.contains(",outcome=\"interrupted\"} 1\n"))
            #expect(Self.value("run_last_success_timestamp_seconds", in: text) == nil)
            #expect(!testRun.exists(".m.prom.partial"))
        }
    }

    @Test func nothingToDoIsASuccess() async throws {
        let testRun = try FinishedRun()
        let variable = ["NIGHTPRESS_METRICS": "\(testRun.path)/m.prom"]
        #expect(try await testRun.nightpress("run", "tales", environment: variable).code == 0)
        let first = try Self.lastSuccess(in: testRun.text("m.prom"))
        try await Task.sleep(for: .milliseconds(20))
        #expect(try await testRun.nightpress("run", "tales", environment: variable).output.hasPrefix("Nothing"))
        let text = try testRun.text("m.prom")
        let second = try Self.lastSuccess(in: text)
        #expect(second > first)
        #expect(Self.value("run_new_pages", in: text) == "0")
        #expect(Self.value("run_attempts", in: text) == nil)
        #expect(Self.value("attempts_total", in: text) == "2")
        #expect(text.contains("\nnightpress_run_info{"), "the run that took the collection last is still the last")
    }

    /// Exit code 20 is not a success, even if the library is complete.
    @Test func aStoryThatCannotBeReadIsNoSuccess() async throws {
        let testRun = try FinishedRun()
        #expect(try await testRun.nightpress("run", "tales", "--metrics", "m.prom").code == 0)
        let first = try Self.lastSuccess(in: testRun.text("m.prom"))
        try testRun.folder.write([0xFF, 0xFE, 0x00], to: "tales/sea.txt")
        let again = try await testRun.nightpress("run", "tales", "--force", "fox/1", "--metrics", "m.prom")
        #expect(again.code == 20, "\(again.messages)")
        #expect(try Self.lastSuccess(in: testRun.text("m.prom")) == first)
        #expect(try Self.value("run_exit_code", in: testRun.text("m.prom")) == "20")
    }

    private static let unbegun: [(words: [String], pipeline: String?, reason: String)] = [
        (["run", "tales"], "no: pipeline\n", "unknown key “no”"),
        (["run", "nowhere"], nil, "nowhere"),
        (["run", "tales", "--prompts", "nowhere"], nil, "prompts: cannot list “nowhere”: it does not exist"),
        (["run", "tales", "--force", "tides/9"], nil, "“tides”"),
    ]

    /// The most common cause of a run without pictures is in the metrics and in the records.
    @Test(arguments: unbegun)
    func aRunThatCouldNotBeginLeavesATrace(words: [String], pipeline: String?, reason: String) async throws {
        let testRun = try FinishedRun()
        let more = ["--metrics", "m.prom", "--events", "events", "--log", "log"]
        #expect(try await BuiltProgram.run(["run", "tales"] + more, in: testRun.path).code == 0)
        let good = try testRun.text("tales/pipeline.yaml")
        if let pipeline { try testRun.folder.write(pipeline, to: "tales/pipeline.yaml") }
        let outcome = try await BuiltProgram.run(words + more, in: testRun.path)
        #expect(outcome.code == 20, "\(outcome.messages)")
        let text = try testRun.text("m.prom")
        let library = "library=\"\(testRun.path)/library\""
        #expect(text.contains("\nnightpress_run_exit_code{\(library)} 20\n"), "\(text)")
        #expect(text.contains("\nnightpress_run_exit_code{\(library),collection=\"tales\"} 0\n"))
        let end = try #require(try testRun.text("events").split(separator: "\n").last)
        let event = try JSONDecoder().decode(EventJSON.self, from: Data(end.utf8))
        #expect(event.event == "run-ended" && event.run == nil && event.exitCode == 20 && event.end == "error")
        #expect(try PublishedSchema("Reports/Schemas/events.schema.json").problems(with: Array(end.utf8)) == [])
        let line = try #require(try testRun.text("log").split(separator: "\n").last)
        #expect(line.contains(" ERROR - run: ends with exit code 20: ") && line.contains(reason), "\(line)")

        try testRun.folder.write(good, to: "tales/pipeline.yaml")
        #expect(try await BuiltProgram.run(["run", "tales"] + more, in: testRun.path).code == 0)
        #expect(try !testRun.text("m.prom").contains("} 20\n"))
    }

    /// A waiting run that is terminated writes no metrics. The file belongs to the run in progress.
    @Test func whoIsEndedWhileItWaitsLeavesTheFileToTheRun() async throws {
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { _ in .hanging }
        try await PictureRun.serving(FakeSDServer(), in: situation) { server in
            let testRun = try FinishedRun(images: "[sd]\nbackends: { sd: { kind: openai, url: \"\(server.url)\" } }")
            let path = testRun.path
            _ = try await BuiltProgram.run(["run", "tales"], in: path, signalling: .terminate) {
                #expect(try await server.waits { $0.requests.contains { $0.path == "/v1/images/generations" } })
                let metrics = path.appending("m.prom").string
                try Self.ofAnother.write(toFile: metrics, atomically: false, encoding: .utf8)
                let waiter = ["run", "tales", "--wait-lock", "60", "--metrics", "m.prom", "--log", "log"]
                let code = try await BuiltProgram.run(waiter, in: path, signalling: .interrupt) {
                    for _ in 0..<600 where !Self.isWaiting(in: path) { try await Task.sleep(for: .milliseconds(50)) }
                }
                #expect(code == 130)
                #expect(try String(contentsOfFile: metrics, encoding: .utf8) == Self.ofAnother)
            }
        }
    }

    private static let ofAnother = "# HELP nightpress_stories Stories.\n"

    private static func isWaiting(in folder: FilePath) -> Bool {
        let log = try? String(contentsOfFile: folder.appending("log").string, encoding: .utf8)
        return log?.contains("waiting for ") == true
    }

    @Test func twoCollectionsShareAFile() async throws {
        let testRun = try FinishedRun()
        try testRun.write("more")
        for name in ["tales", "more"] {
            #expect(try await testRun.nightpress("run", name, "--metrics", "m.prom").code == 0)
        }
        #expect(try await testRun.nightpress("run", "tales", "--library", "other", "--metrics", "m.prom").code == 0)
        let codes = try testRun.text("m.prom").matches(
            of: /nightpress_run_exit_code\{library="[^"]*\/([a-z]+)",collection="([a-z]+)"/
        )
        .map { "\($0.1)/\($0.2)" }
        #expect(codes == ["library/more", "library/tales", "other/tales"])
    }

    @Test(arguments: [
        ("no/such/m.prom", "there is no folder “no/such”; make it, or name another file"),
        ("tales/pipeline.yaml", "it is there and was not written by Nightpress; name another file, or remove it"),
    ])
    func whatCannotBeWrittenIsReportedAndChangesNothing(file: String, reason: String) async throws {
        let testRun = try FinishedRun()
        let before = try testRun.text("tales/pipeline.yaml")
        let outcome = try await testRun.nightpress("run", "tales", "--metrics", file)
        #expect(outcome.code == 0)
        #expect(
            outcome.messages.contains("note: metrics are not written to “\(file)”: \(reason)"), "\(outcome.messages)")
        #expect(try testRun.text("tales/pipeline.yaml") == before)
    }

    @Test func whoFindsTheLibraryInUseLeavesTheFileToItsUser() async throws {
        let testRun = try FinishedRun()
        #expect(try await testRun.nightpress("run", "tales", "--metrics", "m.prom").code == 0)
        let text = try testRun.text("m.prom")
        #expect(try await testRun.nightpress("pause").code == 0)
        #expect(try await testRun.nightpress("run", "tales", "--force", "fox/1", "--metrics", "m.prom").code == 10)
        #expect(try testRun.text("m.prom") == text)
    }
}
