import FakeImageServers
import Foundation
import ProgramFixtures
import Synchronization
import SystemPackage
import TestServer
import TestSupport
import Testing

@testable import Platform

/// A run that is controlled from another terminal while it draws.
@Suite(.serialized)
struct SteeringTests {
    private static let product = FakeSDServer()

    /// A server that never returns its first picture.
    private static func testRun(
        stories: [String] = ["A fox sat in the forest."], hanging: Set<Int> = [1],
        _ body: (PictureRun, ScriptedServer) async throws -> Void
    ) async throws {
        let questions = Mutex(0)
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { request in
            guard product.isQuestion(request) else { return .drawing }
            let number = questions.withLock { questions in
                questions += 1
                return questions
            }
            return hanging.contains(number) ? .hanging : .drawing
        }
        try await PictureRun.serving(product, in: situation) { server in
            try await body(try PictureRun([("sd", "kind: openai, url: \"\(server.url)\"")], stories: stories), server)
        }
    }

    private func isAsked(_ server: ScriptedServer, times count: Int = 1) async throws {
        #expect(try await server.waits { $0.requests.count(where: Self.product.isQuestion) >= count })
    }

    private func nightpress(_ words: String..., in testRun: PictureRun) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(words, in: testRun.work.path)
    }

    @Test func aNewRequestSupersedesTheOneInFlight() async throws {
        try await Self.testRun { testRun, server in
            let folder = testRun.work.path
            async let run = BuiltProgram.run(["run", "pipeline.yaml"], in: folder)
            try await isAsked(server)
            let asked = try await nightpress(
                "regenerate", "tale-1/1", "--direction", "A blue boat on a lake.", in: testRun)
            #expect(asked.code == 0, "\(asked.messages)")
            #expect(
                asked.output.wholeMatch(
                    of: /1 page asked for; the run \S+ takes it up next \(process \d+ on \S+ since \S+Z\)\n/) != nil,
                "\(asked.output)")
            let outcome = try await run
            #expect(outcome.code == 0, "\(outcome.messages)")
            let questions = server.requests.filter(Self.product.isQuestion)
            #expect(questions.count == 2)
            #expect(questions.last?.text.contains("A blue boat on a lake.") == true)
            #expect(server.isClosed(connection: questions[0].connection))
            #expect(try testRun.document.pages.map(\.status) == ["ready"])
        }
    }

    @Test func aCancelledPageClosesItsRequest() async throws {
        try await Self.testRun { testRun, server in
            let folder = testRun.work.path
            async let run = BuiltProgram.run(["run", "pipeline.yaml"], in: folder)
            try await isAsked(server)
            let cancelled = try await nightpress("cancel", "tale-1/1", in: testRun)
            #expect(cancelled.output == "1 page cancelled; get it back with “nightpress retry”.\n")
            #expect(
                try await server.waits(atMost: .seconds(2)) {
                    $0.isClosed(connection: $0.requests.last?.connection ?? 0)
                })
            #expect(try await run.code == 30)
            let status = try await nightpress("status", in: testRun).output
            #expect(status.contains("(tale-1): 0 of 1 page ready, 1 cancelled\n"))
            #expect(status.hasSuffix("\nGet cancelled pages back with “nightpress retry”.\n"))
            let again = try await testRun.run("--quiet")
            #expect(again.code == 30, "there was no new page request")
            #expect(server.requests.count(where: Self.product.isQuestion) == 1)
            let retried = try await nightpress("retry", "--quiet", in: testRun)
            #expect(retried.code == 0, "\(retried.messages)")
            #expect(retried.output.hasPrefix("1 of 1 page drawn, "))
            #expect(try testRun.document.pages.map(\.status) == ["ready"])
        }
    }

    @Test func aPausedRunBeginsNothingUntilItIsResumed() async throws {
        let tales = (1...6).map { "Fox number \($0) sat in the forest." }
        try await Self.testRun(stories: tales, hanging: []) { testRun, server in
            let folder = testRun.work.path
            async let run = BuiltProgram.run(["run", "pipeline.yaml"], in: folder)
            try await isAsked(server)
            let paused = try await nightpress("pause", in: testRun)
            #expect(paused.code == 0)
            try await Task.sleep(for: .milliseconds(600))
            let begun = server.requests.count(where: Self.product.isQuestion)
            try await Task.sleep(for: .milliseconds(600))
            #expect(server.requests.count(where: Self.product.isQuestion) == begun)
            let resumed = try await nightpress("resume", in: testRun)
            #expect(resumed.code == 0)
            let outcome = try await run
            #expect(outcome.code == 0)
            #expect(server.requests.count(where: Self.product.isQuestion) == tales.count)
            guard begun < tales.count else { return }
            #expect(paused.output.hasSuffix(") until “nightpress resume”.\n"))
            #expect(outcome.messages.contains("; “nightpress resume” lets it go on\n"))
            #expect(outcome.messages.contains("resumed\n"))
        }
    }

    @Test func nothingIsAskedWhereSomethingElseUsesTheLibrary() async throws {
        try await Self.testRun(hanging: []) { testRun, server in
            _ = try await testRun.run("--quiet")
            let lockFile = testRun.work.path.appending("library/lock")
            let attempt = try FileLock.attempt(at: lockFile, holder: "process 7 on attic")
            guard case .taken(let lock, _) = consume attempt else {
                Issue.record("the run left its lock")
                return
            }
            for words in [["regenerate", "tale-1"], ["regenerate", "tale-1", "--backend", "stub"]] {
                let outcome = try await BuiltProgram.run(words, in: testRun.work.path)
                #expect(outcome.code == 10)
                #expect(
                    outcome.messages == "error: the library “library” is in use by process 7 on attic; "
                        + "wait for it with --wait-lock SECONDS\n")
            }
            let cancelled = try await nightpress("cancel", in: testRun)
            #expect(cancelled.code == 10)
            #expect(
                cancelled.messages == "error: the library “library” is in use by process 7 on attic, which is no run; "
                    + "end it where it was started\n")
            #expect(try await !nightpress("status", in: testRun).output.contains("to be drawn again"))
            let folder = testRun.work.path
            async let waiting = BuiltProgram.run(["regenerate", "tale-1", "--wait-lock", "60"], in: folder)
            try await Task.sleep(for: .milliseconds(300))
            _ = consume lock
            #expect(try await waiting.code == 0)
            #expect(server.requests.count(where: Self.product.isQuestion) == 2)
        }
    }

    @Test func cancelEndsTheRunInProgress() async throws {
        try await Self.testRun { testRun, server in
            let folder = testRun.work.path
            async let run = BuiltProgram.run(["run", "pipeline.yaml"], in: folder)
            try await isAsked(server)
            let cancelled = try await nightpress("cancel", in: testRun)
            #expect(cancelled.code == 0)
            #expect(
                cancelled.output.wholeMatch(
                    of: /The run \S+ has ended: 0 of 1 page ready, 1 pending\. Run its pipeline again to go on\.\n/)
                    != nil, "\(cancelled.output)")
            let outcome = try await run
            #expect(outcome.code == 130)
            #expect(outcome.output.hasSuffix("Interrupted; run it again to go on.\n"))
            let next = try await testRun.run("--quiet")
            #expect(next.code == 0)
        }
    }

    @Test func aBackendThatTheRunDoesNotHaveIsNotPromised() async throws {
        try await Self.testRun { testRun, server in
            let folder = testRun.work.path
            async let run = BuiltProgram.run(["run", "pipeline.yaml"], in: folder)
            try await isAsked(server)
            let asked = try await nightpress("regenerate", "tale-1/1", "--backend", "stub", in: testRun)
            #expect(asked.code == 10)
            #expect(
                asked.messages.wholeMatch(
                    of:
                        /error: the run in progress, process \d+ on \S+ since \S+Z, does not ask “stub”, which is not listed under “images:”; ask for it when that run has ended\n/
                ) != nil, "\(asked.messages)")
            _ = try await nightpress("cancel", in: testRun)
            #expect(try await run.code == 130)
            let alone = try await nightpress("regenerate", "tale-1/1", "--backend", "stub", "--quiet", in: testRun)
            #expect(alone.code == 0, "\(alone.messages)")
            #expect(try testRun.document.pages.map(\.provenance) == ["stub"])
        }
    }

    static let optionsOfARun: [(words: [String], what: String, it: String)] = [
        (["--stub"], "--stub is", "it"), (["--max-cost", "1"], "--max-cost is", "it"),
        (["--cache", "share", "--deadline", "06:00"], "--deadline and --cache are", "them"),
        (["--pipeline", "pipeline.yaml"], "--pipeline is", "it"), (["--allow-network"], "--allow-network is", "it"),
        (
            ["--max-images", "3", "--fail-fast", "--prompts", "words"], "--prompts, --max-images and --fail-fast are",
            "them"
        ),
        (["--max-failures", "2"], "--max-failures is", "it"), (["--keep-going"], "--keep-going is", "it"),
        (["--log-exchanges", "log"], "--log-exchanges is", "it"),
    ]

    /// A run uses the options that it was started with.
    @Test func optionsThatTheRunInProgressWouldNotHeedAreRefused() async throws {
        try await Self.testRun { testRun, server in
            let folder = testRun.work.path
            try testRun.work.folder.write("umbrellas", to: "words/negative-prompt.txt")
            async let run = BuiltProgram.run(["run", "pipeline.yaml"], in: folder)
            try await isAsked(server)
            for (words, what, it) in Self.optionsOfARun {
                let asked = try await BuiltProgram.run(["regenerate", "tale-1/1"] + words, in: folder)
                #expect(asked.code == 10, "\(words)")
                #expect(
                    asked.messages.replacing(/process \d+ on \S+ since [^,]+/, with: "HOLDER")
                        == "error: \(what) not for the run in progress, HOLDER, which takes these pages up by the "
                        + "options that it was begun with; leave \(it) out, or ask when that run has ended\n")
            }
            #expect(server.requests.count(where: Self.product.isQuestion) == 1, "it got no request")
            _ = try await nightpress("cancel", in: testRun)
            #expect(try await run.code == 130)
        }
    }

    @Test func whatIsAskedForAndCannotBeDoneInTimeIsLeftToTheNextRun() async throws {
        try await Self.testRun(hanging: []) { testRun, server in
            _ = try await testRun.run("--quiet")
            let lockFile = testRun.work.path.appending("library/lock")
            guard case .taken(let lock, _) = try FileLock.attempt(at: lockFile, holder: "process 7 on attic") else {
                Issue.record("the run left its lock")
                return
            }
            let asked = try await nightpress("regenerate", "tale-1/1", "--wait-lock", "1", "--quiet", in: testRun)
            #expect(asked.code == 10)
            #expect(
                asked.messages == "note: waiting for process 7 on attic, which uses the library “library”\n"
                    + "error: 1 page is requested and not ready yet: the library “library” is in use by process 7 on "
                    + "attic; the next run makes it, or “nightpress retry” when that has ended\n")
            _ = consume lock
            let retried = try await nightpress("retry", "--quiet", in: testRun)
            #expect(retried.output.hasPrefix("1 of 1 page drawn, "), "\(retried.output)")
            #expect(server.requests.count(where: Self.product.isQuestion) == 2)
        }
    }

    @Test func whatIsShownAgainAndCannotBeBoundInTimeIsLeftToTheNextRun() async throws {
        try await Self.testRun(hanging: []) { testRun, _ in
            _ = try await testRun.run("--quiet")
            #expect(try await nightpress("regenerate", "tale-1/1", "--quiet", in: testRun).code == 0)
            let lockFile = testRun.work.path.appending("library/lock")
            guard case .taken(let lock, _) = try FileLock.attempt(at: lockFile, holder: "process 7 on attic") else {
                Issue.record("the run left its lock")
                return
            }
            let asked = try await nightpress("regenerate", "tale-1/1", "--restore", "--wait-lock", "1", in: testRun)
            #expect(asked.code == 10)
            #expect(
                asked.messages.hasSuffix(
                    "\nerror: 1 page shows another picture, and books are not written yet: the library “library” is in "
                        + "use by process 7 on attic; the next run writes them\n"), "\(asked.messages)")
            _ = consume lock
            #expect(try await nightpress("retry", in: testRun).output.hasPrefix("Nothing to retry: "))
        }
    }

    @Test func aPageThatGetsNothingBetterKeepsItsPicture() async throws {
        try await Self.testRun(hanging: []) { testRun, server in
            _ = try await testRun.run("--quiet")
            await server.stop()
            let asked = try await nightpress("regenerate", "tale-1/1", "--no-wait", in: testRun)
            #expect(asked.code == 30)
            #expect(
                asked.output.hasPrefix("0 of 1 page redrawn, ")
                    && asked.output.contains("\ntales/tale-1/1 keeps its picture: nothing better came\n"),
                "\(asked.output)")
        }
    }
}
