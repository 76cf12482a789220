import FakeImageServers
import Foundation
import ProgramFixtures
import Subprocess
import Synchronization
import TestServer
import TestSupport
import Testing

/// The built program with fake image servers.
@Suite(.serialized)
struct PictureRunTests {
    private static let tales = [
        "A fox sat in the forest. The owl came to look. They slept until morning under the old oak and were warm.",
        "A boat lay on the shore. The sea took it away. In the morning it was back and the children laughed and sang.",
    ]

    @Test(arguments: ["openai", "automatic1111", "sdcpp"])
    func drawsACollectionThroughEachDialectOfOneServer(kind: String) async throws {
        let product: any FakeImageProduct =
            kind == "automatic1111" ? FakeAutomatic1111(.sdServer) : FakeSDServer()
        try await PictureRun.serving(product) { server in
            let testRun = try PictureRun(
                [("sd", "kind: \(kind), url: \"\(server.url)\"")], stories: Self.tales, more: "export: [epub]")
            let outcome = try await testRun.run("--quiet")
            #expect(outcome.code == 0, "\(outcome.messages)")
            #expect(outcome.messages.isEmpty, "\(outcome.messages)")
            let document = try testRun.document
            #expect(document.pages.count >= 2)
            for page in document.pages {
                #expect(page.status == "ready")
                #expect(page.provenance == "model")
                #expect(page.backend == "sd")
                #expect(page.size.map { [$0.width, $0.height] } == [128, 192])
                #expect(page.attempts.map(\.outcome) == ["ready"])
            }
            let questions = server.requests.filter(product.isQuestion)
            #expect(questions.count == document.pages.count)
            #expect(try testRun.pictures.count == document.pages.count)
            let again = try await testRun.run("--quiet")
            #expect(again.code == 0)
            #expect(server.requests.filter(product.isQuestion).count == questions.count, "nothing is drawn twice")
        }
    }

    @Test func bringsThePicturesIntoTheBookAsTheyCame() async throws {
        try await PictureRun.serving(FakeSDServer()) { server in
            let testRun = try PictureRun(
                [("sd", "kind: sdcpp, url: \"\(server.url)\"")], more: "export: [epub]")
            #expect(try await testRun.run("--quiet").code == 0)
            let book = try #require(try testRun.work.files(below: "library/bundles").first { $0.contains("tale-1") })
            let picture = try #require(try testRun.pictures.first)
            let archive = try testRun.work.folder.read("library/bundles/\(book)")
            #expect(Data(archive).range(of: Data(try testRun.bytes(of: picture))) != nil)
        }
    }

    /// After a refusal, the advice is not to redraw with the same words.
    @Test func aRefusalIsAnsweredWithOtherWords() async throws {
        let no = #"{"error":{"code":"moderation_blocked","message":"no"}}"#
        let product = FakeSDServer()
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { request in
            product.isQuestion(request) ? .playing(.json(no, status: 400)) : .drawing
        }
        try await PictureRun.serving(product, in: situation) { server in
            let testRun = try PictureRun([("sd", "kind: openai, url: \"\(server.url)\"")], more: "export: [epub]")
            let outcome = try await testRun.run()
            #expect(outcome.code == 31, "\(outcome.messages)")
            #expect(outcome.messages.contains("nightpress regenerate NAME --direction TEXT"), "\(outcome.messages)")
            #expect(!outcome.messages.contains("retry --placeholders"), "\(outcome.messages)")
            let asked = server.requests.count(where: product.isQuestion)
            let left = try await BuiltProgram.run(["retry", "--placeholders"], in: testRun.work.path)
            #expect(left.code == 31)
            #expect(left.output.contains("is not requested again: all backends"), "\(left.output)")
            #expect(server.requests.count(where: product.isQuestion) == asked)
            let again = try await BuiltProgram.run(["retry", "tale-1/1"], in: testRun.work.path)
            #expect(again.code == 31)
            #expect(
                again.output.contains("\nAll backends that were asked refused: describe the picture in other words "),
                "\(again.output)")
        }
    }

    /// The pages are ready, but a book is not written. A timer must see that in the exit code.
    @Test func aBookThatIsNotWrittenForADamagedPictureEndsARunWith30() async throws {
        try await PictureRun.serving(FakeSDServer()) { server in
            let testRun = try PictureRun([("sd", "kind: sdcpp, url: \"\(server.url)\"")], more: "export: [epub]")
            #expect(try await testRun.run("--quiet").code == 0)
            let picture = try #require(try testRun.pictures.first)
            try testRun.work.folder.write(
                Data(count: try testRun.bytes(of: picture).count), to: "library/images/\(picture)")
            try FileManager.default.removeItem(atPath: "\(testRun.work.path)/library/bundles")
            let outcome = try await testRun.run("--strict")
            #expect(outcome.code == 30, "\(outcome.messages)")
            #expect(
                outcome.messages.contains("note: 2 books are not written: the picture of tale-1/1 is lost or damaged"))
            #expect(try await testRun.run().code == 0)
            #expect(try testRun.work.files(below: "library/bundles").count == 2)
        }
    }

    @Test func theDoctorSaysWhatDrawsAndWhatIsPassedOver() async throws {
        try await PictureRun.serving(FakeSDServer()) { server in
            let testRun = try PictureRun([
                ("comfy", "kind: automatic1111, url: \"http://127.0.0.1:9\""),
                ("sd", "kind: sdcpp, url: \"\(server.url)\""),
            ])
            let outcome = try await BuiltProgram.run(["doctor", "pipeline.yaml"], in: testRun.work.path)
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("images: comfy is passed over: "), "\(outcome.output)")
            #expect(outcome.output.contains("nothing answers at 127.0.0.1:9 (connection refused)"))
            #expect(outcome.output.contains("images: sd is ready: stable-diffusion.cpp, model "), "\(outcome.output)")
        }
    }

    @Test func goesOnWithPlaceholdersWhereTheServerIsGoneInTheMiddle() async throws {
        let product = FakeSDServer()
        let count = Mutex(0)
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { request in
            guard product.isQuestion(request) else { return .drawing }
            return count.withLock { count in
                count += 1
                return count < 3
                    ? .drawing : .playing(.json(#"{"error":"CUDA error: out of memory"}"#, status: 500))
            }
        }
        try await PictureRun.serving(product, in: situation) { server in
            let testRun = try PictureRun(
                [("sd", "kind: sdcpp, url: \"\(server.url)\"")], stories: Self.tales + Self.tales + Self.tales)
            let outcome = try await testRun.run("--no-wait")
            #expect(outcome.code == 31, "\(outcome.messages)")
            let document = try testRun.document
            #expect(document.pages.count { $0.status == "ready" } == 2)
            #expect(document.pages.allSatisfy { ["ready", "placeholder"].contains($0.status) })
            #expect(
                document.notices.count {
                    $0.hasPrefix("sd is away: transient: ") && $0.hasSuffix("others take its place until it answers")
                } == 1)
            // Each page is drawn three times at most.
            let missing = document.pages.count - 2
            #expect(server.requests.count(where: product.isQuestion) <= 2 + 3 * 4 * missing)
        }
    }

    @Test(arguments: [(Subprocess.Signal.interrupt, Int32(130)), (.terminate, 143)])
    func aSignalStopsAPictureThatIsDrawn(_ signal: Subprocess.Signal, _ code: Int32) async throws {
        let hangs = Mutex(true)
        let product = FakeAutomatic1111(.a1111)
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { _ in
            hangs.withLock(\.self) ? .hanging : .drawing
        }
        try await PictureRun.serving(product, in: situation) { server in
            let testRun = try PictureRun([("sd", "kind: automatic1111, url: \"\(server.url)\"")])
            let sent = Mutex(ContinuousClock.now)
            let ended = try await BuiltProgram.run(["run", "pipeline.yaml"], in: testRun.work.path, signalling: signal)
            {
                let isAsked = try await server.waits { $0.requests.contains(where: product.isQuestion) }
                #expect(isAsked)
                sent.withLock { $0 = .now }
            }
            let time = sent.withLock(\.self).duration(to: .now)
            print("ended \(time) after the signal")
            #expect(ended == code)
            // About 0.5 s on an idle machine.
            #expect(time < .seconds(20))
            #expect(server.requests.contains { $0.path == "/sdapi/v1/interrupt" })
            #expect(try testRun.document.pages.map(\.status) == ["pending"])
            hangs.withLock { $0 = false }
            let next = try await testRun.run("--quiet")
            #expect(next.code == 0, "\(next.messages)")
            #expect(try testRun.document.pages.map(\.status) == ["ready"])
        }
    }
}
