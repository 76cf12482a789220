import BackendFixtures
import Domain
import FakeImageServers
import TestServer
import Testing

@testable import Generation

/// Waiting for a prompt, and cancelling it.
struct ComfyUIQueueTests {
    @Test func looksLessAndLessOften() async throws {
        var manner = ComfyUIManner()
        manner.looksRunning = 30
        let time = TestMachine.VirtualTime()
        try await ImageStage.comfyUI(manner: manner, machine: TestMachine(time: time)) { stage, _ async throws in
            _ = try await stage.generator.picture(for: .fox())
            #expect(stage.requests(to: "/queue").count == 32)
            #expect(stage.requests(to: "/history").count == 1)
            #expect(0.3...0.5 ~= time.slept, "\(time.slept)")
        }
    }

    /// The prompt waits in the queue for some time, and is then drawn for as long.
    @Test func countsTheTimeOfDrawingFromItsBeginning() async throws {
        var manner = ComfyUIManner()
        manner.looksWaiting = 110
        manner.looksRunning = 50
        let time = TestMachine.VirtualTime()
        try await ImageStage.comfyUI(manner: manner, timeout: .seconds(60), machine: TestMachine(time: time)) {
            stage, _ async throws in
            _ = try await stage.generator.picture(for: .fox())
            #expect(time.slept > 90)
        }
    }

    @Test func doesNotDrawForEver() async throws {
        var manner = ComfyUIManner()
        manner.looksRunning = .max
        try await ImageStage.comfyUI(
            manner: manner, timeout: .seconds(60), machine: TestMachine(time: TestMachine.VirtualTime())
        ) { stage, product async throws in
            #expect(
                try await stage.error()
                    == GenerationError(
                        .transient,
                        "ComfyUI did not finish the picture within 60 s; allow it more time, or ask for less"))
            #expect(
                stage.requests(to: "/interrupt").map(\.text)
                    == [#"{"prompt_id":"6e696768-7470-5265-9373-626f6f6b7307"}"#])
            #expect(product.queue.isEmpty)
        }
    }

    @Test func doesNotWaitInTheQueueForEver() async throws {
        var manner = ComfyUIManner()
        manner.looksWaiting = .max
        try await ImageStage.comfyUI(
            manner: manner, timeout: .seconds(60), machine: TestMachine(time: TestMachine.VirtualTime())
        ) { stage, product async throws in
            #expect(
                try await stage.error()
                    == GenerationError(
                        .transient,
                        "ComfyUI did not begin the picture within 60 s; look at what is before it in its queue"))
            #expect(stage.requests(to: "/interrupt").isEmpty, "another client's picture was interrupted")
            #expect(product.queue.isEmpty)
        }
    }

    @Test func takesAWaitingPromptBackWhenItIsCancelled() async throws {
        var manner = ComfyUIManner()
        manner.looksWaiting = .max
        try await ImageStage.comfyUI(manner: manner) { stage, product async throws in
            let generator = stage.generator
            let task = Task { try await generator.picture(for: .fox()) }
            #expect(try await stage.server.waits { _ in !stage.requests(to: "/queue").isEmpty })
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(product.queue.isEmpty)
            #expect(
                stage.requests(to: "/queue").filter { $0.method == "POST" }.map(\.text)
                    == [#"{"delete":["6e696768-7470-5265-9373-626f6f6b7307"]}"#])
            #expect(stage.requests(to: "/interrupt").isEmpty)
        }
    }

    /// ComfyUI accepts a number twice. Until the second prompt has ended, it returns the first one under that number.
    @Test func isNotTakenInByAnOlderPromptOfItsNumber() async throws {
        try await ImageStage.comfyUI { stage, _ async throws in
            let first = try await stage.generator.picture(for: .fox())
            var other = ImageRequest.fox(seed: 8)
            other.identifier = ImageRequest.fox().identifier
            #expect(try await stage.generator.picture(for: other).bytes != first.bytes)
        }
    }

    /// The request was sent, and its reply has not arrived yet.
    @Test func takesAPromptBackThatWasJustAskedFor() async throws {
        try await ImageStage.comfyUI(in: .playing(.hang)) { stage, _ async throws in
            let generator = stage.generator
            let task = Task { try await generator.picture(for: .fox()) }
            #expect(try await stage.server.waits { _ in !stage.questions.isEmpty })
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(stage.requests(to: "/queue").map(\.method) == ["POST", "GET"])
        }
    }

    @Test func saysThatItsPromptIsGone() async throws {
        var manner = ComfyUIManner()
        manner.losesPrompts = true
        try await ImageStage.comfyUI(manner: manner) { stage, _ async throws in
            #expect(
                try await stage.error()
                    == GenerationError(
                        .transient,
                        "the prompt “6e696768-7470-5265-9373-626f6f6b7307” is not in ComfyUI's queue any more, and was"
                            + " not drawn"))
        }
    }

    /// The prompt is drawn once.
    @Test(arguments: [
        ServerStep.reset(), .closeEarly(sent: Array("{".utf8), announced: 100), .html(status: 200), .html(status: 502),
    ])
    func findsAPromptWhoseReplyWasLost(step: ServerStep) async throws {
        var manner = ComfyUIManner()
        manner.replyToPrompts = step
        try await ImageStage.comfyUI(manner: manner) { stage, product async throws in
            let picture = try await stage.generator.picture(for: .fox())
            #expect(picture.bytes == FakePicture.png(try #require(product.requestedPictures.last)))
            #expect(stage.questions.count == 1)
        }
    }

    /// It may be drawn before the server is asked.
    @Test func findsADrawnPromptWhoseReplyWasLost() async throws {
        var manner = ComfyUIManner()
        manner.replyToPrompts = .reset()
        (manner.looksWaiting, manner.looksRunning) = (0, 0)
        try await ImageStage.comfyUI(manner: manner) { stage, _ async throws in
            _ = try await stage.generator.picture(for: .fox())
            #expect(stage.questions.count == 1)
        }
    }

    @Test func reportsAPromptThatWasNotAccepted() async throws {
        try await ImageStage.comfyUI(in: .playing(.reset())) { stage, _ async throws in
            #expect(try await stage.error().kind == .transient)
            #expect(stage.questions.count == 1)
            #expect(!stage.requests(to: "/history").isEmpty)
        }
    }

    @Test(arguments: [
        [ServerStep.reset(), .html(status: 502)], [.html(status: 200), .json("{")],
        [.closeEarly(sent: [], announced: 9), .text("", status: 503)],
    ])
    func goesOnAfterPollsThatFail(steps: [ServerStep]) async throws {
        var manner = ComfyUIManner()
        manner.firstLooks = steps
        try await ImageStage.comfyUI(manner: manner) { stage, _ async throws in
            _ = try await stage.generator.picture(for: .fox())
            #expect(stage.questions.count == 1)
        }
    }

    @Test func reportsPollsThatAllFail() async throws {
        var manner = ComfyUIManner()
        manner.firstLooks = Array(repeating: .reset(), count: 12)
        try await ImageStage.comfyUI(manner: manner) { stage, product async throws in
            #expect(try await stage.error().kind == .transient)
            #expect(product.queue.isEmpty, "the prompt is still drawn")
        }
    }
}
