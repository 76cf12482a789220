import BackendFixtures
import FakeImageServers
import Synchronization
import TestServer
import Testing

@testable import Domain
@testable import Generation

/// The possible ends of a job of stable-diffusion.cpp's server.
struct SDCPPJobTests {
    private static let id = "job_6b020353_00000000"
    private static let job = "/sdcpp/v1/jobs/\(id)"

    /// Uses a clock that only waiting advances.
    private func stage<Value>(
        _ product: FakeSDServer, time: TestMachine.VirtualTime = TestMachine.VirtualTime(),
        _ body: (ImageStage) async throws -> Value
    ) async throws -> Value {
        try await ImageStage.set(ImageSubject.sdcpp.meeting(product), machine: TestMachine(time: time), body)
    }

    private func wasAskedToStop(_ stage: ImageStage) -> Bool {
        stage.server.requests.contains { $0.method == "POST" && $0.path == Self.job + "/cancel" }
    }

    @Test func looksLessAndLessOften() async throws {
        let time = TestMachine.VirtualTime()
        let product = FakeSDServer { number, id in number < 8 ? FakeSDServer.job(id, "generating") : nil }
        try await stage(product, time: time) { stage async throws in
            _ = try await stage.generator.picture(for: .fox())
            #expect((0.03...0.05).contains(time.slept), "\(time.slept)")
            #expect(stage.server.requests.filter { $0.path == Self.job }.count == 8)
        }
    }

    @Test func endsItsWaitInAQueueThatDoesNotMove() async throws {
        let time = TestMachine.VirtualTime()
        let product = FakeSDServer { _, id in FakeSDServer.job(id, "queued", position: 3) }
        try await stage(product, time: time) { stage async throws in
            #expect(
                try await stage.error()
                    == GenerationError(
                        .transient,
                        "cannot wait for job “\(Self.id)” at http://127.0.0.1:\(stage.server.port): it was not begun "
                            + "(it is number 3 in the queue) within 30 s; allow more time or ask for less"))
            #expect((30...31).contains(time.slept))
            #expect(wasAskedToStop(stage))
        }
    }

    @Test func countsTheTimeAgainWhenAJobIsBegun() async throws {
        let time = TestMachine.VirtualTime()
        let product = FakeSDServer { _, id in
            switch time.slept {
            case ..<25: FakeSDServer.job(id, "queued", position: 1)
            case ..<50: FakeSDServer.job(id, "generating")
            default: nil
            }
        }
        try await stage(product, time: time) { stage async throws in
            _ = try await stage.generator.picture(for: .fox())
            #expect(time.slept >= 50)
            #expect(!wasAskedToStop(stage))
        }
    }

    @Test func isNotFooledByAJobThatIsQueuedAgainAndAgain() async throws {
        let time = TestMachine.VirtualTime()
        let product = FakeSDServer { number, id in
            FakeSDServer.job(id, number.isMultiple(of: 2) ? "queued" : "generating", position: 1)
        }
        try await stage(product, time: time) { stage async throws in
            let error = try await stage.error()
            #expect(error.message.contains("it was not drawn within 30 s"), "\(error)")
            #expect(time.slept < 32)
        }
    }

    @Test(arguments: [(410, "job expired"), (404, "job not found")])
    func saysThatAJobIsGone(status: Int, said: String) async throws {
        try await stage(FakeSDServer { _, _ in FakeSDServer.error(status, said) }) { stage async throws in
            #expect(
                try await stage.error()
                    == GenerationError(
                        .transient,
                        "job “\(Self.id)” is gone (HTTP \(status): \(said)): the server was started again, or it ended "
                            + "more than 10 minutes ago"))
            #expect(!wasAskedToStop(stage))
        }
    }

    @Test(arguments: [
        (
            "failed", "generation_failed", "generate_image returned no results", ErrorKind.transient,
            "failed: generate_image returned no results"
        ),
        ("failed", "generation_failed", "", .transient, "failed: the server does not say why"),
        (
            "failed", "generation_failed", "ggml: CUDA out of memory", .transient,
            "failed: ggml: CUDA out of memory"
        ),
        (
            "cancelled", "cancelled", "job cancelled by client", .transient,
            "was cancelled at the server: job cancelled by client"
        ),
    ])
    func saysWhyAJobHasNoPicture(
        status: String, code: String, message: String, kind: ErrorKind, said: String
    ) async throws {
        let product = FakeSDServer { _, id in FakeSDServer.job(id, status, error: (code, message)) }
        try await stage(product) { stage async throws in
            #expect(try await stage.error() == GenerationError(kind, "job “\(Self.id)” \(said)"))
            #expect(!wasAskedToStop(stage))
        }
    }

    @Test func takesAJobWithoutAResultForARefusal() async throws {
        try await stage(FakeSDServer { _, id in FakeSDServer.job(id, "completed") }) { stage async throws in
            #expect(
                try await stage.error()
                    == GenerationError(.refused, "job “\(Self.id)” is done and has no picture"))
        }
    }

    @Test func fetchesNoPictureFromAnywhere() async throws {
        let step = ServerStep.json(
            #"{"id":"\#(Self.id)","status":"completed","result":{"images":[{"b64_json":"/etc/passwd"}]}}"#)
        try await stage(FakeSDServer { _, _ in step }) { stage async throws in
            #expect(try await stage.error().kind == .badPicture)
            #expect(stage.server.requests.map(\.path) == ["/sdcpp/v1/capabilities", "/sdcpp/v1/img_gen", Self.job])
        }
    }

    @Test func bearsThatALookFailsNowAndThen() async throws {
        let product = FakeSDServer { number, id in
            [
                1: ServerStep.reset(), 2: .html(status: 502), 3: FakeSDServer.job(id, "generating"),
                4: .html(status: 503), 5: .html(status: 200), 6: FakeSDServer.job(id, "generating"), 7: .json("{"),
            ][number]
        }
        try await stage(product) { stage async throws in
            _ = try await stage.generator.picture(for: .fox())
            #expect(stage.questions.count == 1)
        }
    }

    @Test func doesNotBearThatEveryLookFails() async throws {
        try await stage(FakeSDServer { _, _ in .html(status: 502) }) { stage async throws in
            #expect(try await stage.error() == GenerationError(.transient, "HTTP 502: with a web page"))
            #expect(stage.server.requests.filter { $0.path == Self.job }.count == 3)
            #expect(wasAskedToStop(stage))
        }
    }

    @Test func doesNotWaitForALookThatHangs() async throws {
        let subject = ImageSubject.sdcpp.meeting(FakeSDServer { _, _ in .hang }).configured {
            $0.start = ServerStart(command: [], patience: .seconds(1))
        }
        try await ImageStage.set(subject, timeout: .seconds(1)) { stage async throws in
            #expect(try await stage.error().kind == .transient)
            #expect(wasAskedToStop(stage))
        }
    }

    @Test(arguments: ["../../v1/models", "job/7", "job?x=1", "", "."])
    func looksNowhereElse(id: String) async throws {
        let taken = ServerStep.json(
            #"{"id":"\#(id)","kind":"img_gen","status":"queued","poll_url":"/v1/models"}"#, status: 202)
        try await ImageStage.set(.sdcpp, .playing(taken)) { stage async throws in
            #expect(
                try await stage.error()
                    == GenerationError(
                        .badReply,
                        "http://127.0.0.1:\(stage.server.port) calls a job “\(id)”, which is no name that "
                            + "stable-diffusion.cpp gives"))
            #expect(stage.server.requests.map(\.path) == ["/sdcpp/v1/capabilities", "/sdcpp/v1/img_gen"])
        }
    }

    @Test func goesWhereTheJobIsAndNotWhereItIsSent() async throws {
        let taken = ServerStep.json(
            #"{"id":"job_1","kind":"img_gen","status":"queued","poll_url":"http://pictures.example.org/jobs/1"}"#,
            status: 202)
        try await ImageStage.set(.sdcpp, .playing(taken)) { stage async throws in
            #expect(try await stage.error().message.hasPrefix("job “job_1” is gone"))
            #expect(stage.server.requests.last?.path == "/sdcpp/v1/jobs/job_1")
        }
    }

    @Test func stopsAJobThatWasBeingTakenWhenTheRunIsStopped() async throws {
        let taken = ServerStep.json(#"{"id":"\#(Self.id)","kind":"img_gen","status":"queued"}"#, status: 202)
        try await ImageStage.set(.sdcpp, .playing(.after(.milliseconds(50), taken))) { stage async throws in
            let generator = stage.generator
            let task = Task { try await generator.picture(for: .fox()) }
            #expect(try await stage.server.waits { _ in !stage.questions.isEmpty })
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(wasAskedToStop(stage))
        }
    }

    @Test func waitsNotLongForAJobToBeTakenWhenTheRunIsStopped() async throws {
        try await ImageStage.set(.sdcpp, .playing(.hang)) { stage async throws in
            let generator = stage.generator
            let task = Task { try await generator.picture(for: .fox()) }
            #expect(try await stage.server.waits { _ in !stage.questions.isEmpty })
            let start = ContinuousClock.now
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(start.duration(to: .now) < slack)
        }
    }

    @Test func stopsAJobThatIsBeingDrawnWhenTheRunIsStopped() async throws {
        try await ImageStage.set(.sdcpp, .hanging) { stage async throws in
            let generator = stage.generator
            let task = Task { try await generator.picture(for: .fox()) }
            #expect(try await stage.server.waits { $0.requests.contains { $0.path == Self.job } })
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(stage.server.requests.last?.path == Self.job + "/cancel")
        }
    }
}
