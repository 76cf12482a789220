import BackendFixtures
import FakeImageServers
import Foundation
import TestServer
import Testing

@testable import Domain
@testable import Generation

/// Replies of servers with A1111's API to requests with all settings of a pipeline, and their meaning.
struct Automatic1111AnswerTests {
    @Test(arguments: [ImageSubject.a1111, .forge, .sdNext, .sdServerAsA1111])
    func drawsFromAReferenceWhereThePipelineSaysSo(subject: ImageSubject) async throws {
        try await ImageStage.set(subject.thorough) { stage async throws in
            #expect(!stage.generator.traits.takesReference)
            _ = try await stage.generator.picture(for: .fox(reference: .owl))
            #expect(stage.questions.map(\.path) == ["/sdapi/v1/txt2img"])
            #expect(try stage.bodies.first?["init_images"] == nil)
        }
        try await ImageStage.set(subject.thorough.configured { $0.images.usesReference = true }) {
            stage async throws in
            #expect(stage.generator.traits.takesReference)
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            #expect(picture.notes.isEmpty)
            #expect(stage.questions.map(\.path) == ["/sdapi/v1/img2img"])
            let body = try #require(try stage.bodies.first)
            #expect(body["init_images"] == .array([.string(ReferencePicture.owl.bytes.base64)]))
            #expect(body["denoising_strength"] == .number(0.6))
            #expect(body["strength"] == nil)
            #expect(subject.requested(stage.product)?.referenceBytes == ReferencePicture.owl.bytes.count)
        }
    }

    @Test(arguments: [ImageSubject.a1111, .forge, .sdNext])
    func drawsWithoutAReferenceThatCannotBeRead(subject: ImageSubject) async throws {
        var drawing = subject.configured { $0.images.usesReference = true }
        let product = subject.makeProduct
        drawing.makeProduct = { Reader(product: product()) }
        try await ImageStage.set(drawing) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            #expect(
                picture.notes == ["drawn without a reference picture: HTTP 500: Invalid encoded image"])
            #expect(stage.questions.map(\.path) == ["/sdapi/v1/img2img", "/sdapi/v1/txt2img"])
        }
    }

    @Test(arguments: [ImageSubject.a1111, .forge, .sdNext])
    func saysWhichSamplersThereAre(subject: ImageSubject) async throws {
        try await ImageStage.set(subject.configured { $0.images.sampler = "Moon" }) { stage async throws in
            let error = try await stage.error()
            #expect(error.kind == .misconfigured)
            #expect(
                error.message
                    == "\(stage.server.url) has no sampler “Moon”; name one that it has as “sampler:”: “Euler”, “Euler a”, "
                    + "“DPM++ 2M”")
        }
    }

    @Test func namesTheNearestName() async throws {
        let subject = ImageSubject.a1111.configured { $0.images.sampler = "DPM 2M" }
        try await ImageStage.set(subject) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "\(stage.server.url) has no sampler “DPM 2M”")
            #expect(
                failure.remedy
                    == "name the nearest that it has as “sampler:”, “DPM++ 2M”, or another: “Euler”, “Euler a”, “DPM++ 2M”"
            )
            #expect(stage.questions.isEmpty)
        }
    }

    /// A1111 reads a scheduler after the sampler.
    @Test func knowsASamplerWithItsScheduler() async throws {
        try await ImageStage.set(ImageSubject.a1111.configured { $0.images.sampler = "DPM++ 2M Karras" }) {
            stage async throws in
            #expect(await stage.model.probe().refusal == nil)
        }
    }

    /// stable-diffusion.cpp's server would use another one without a message.
    @Test func looksForNamesThatTheServerWouldPassOver() async throws {
        try await ImageStage.set(.sdServerAsA1111.configured { $0.images.sampler = "Moon" }) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "\(stage.server.url) has no sampler “Moon”")
            #expect(
                failure.remedy
                    == "name one that it has as “sampler:”: “default”, “euler”, “euler_a”, “dpm++2m”")
        }
        try await ImageStage.set(.sdServerAsA1111.configured { $0.images.scheduler = "Moon" }) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "\(stage.server.url) has no scheduler “Moon”")
            #expect(failure.remedy == "name one that it has as “scheduler:”: “default”, “karras”")
        }
        try await ImageStage.set(ImageSubject.sdServerAsA1111.thorough) { stage async throws in
            _ = try await stage.generator.picture(for: .fox())
            #expect(try stage.bodies.first?["scheduler"] == .string("karras"))
        }
    }

    private static let complaints: [(ServerStep, GenerationError)] = [
        (
            .json(
                #"{"detail":[{"type":"int_parsing","loc":["body","steps"],"msg":"Input should be a valid integer","#
                    + #""input":"many"}]}"#, status: 422),
            GenerationError(.misconfigured, "HTTP 422: steps: Input should be a valid integer")
        ),
        (
            .json(
                #"{"error":"OutOfMemoryError","detail":"","body":"","errors":"CUDA out of memory. Tried to allocate 2 GiB"}"#,
                status: 500),
            GenerationError(.transient, "HTTP 500: CUDA out of memory. Tried to allocate 2 GiB")
        ),
        (
            .json(#"{"error":"OutOfMemoryError","detail":"","body":"","errors":""}"#, status: 500),
            GenerationError(.transient, "HTTP 500: OutOfMemoryError")
        ),
        (
            .json(#"{"error":"RuntimeError","detail":"","body":"","errors":"model 'ink' not found"}"#, status: 500),
            GenerationError(.misconfigured, "HTTP 500: model 'ink' not found")
        ),
        (
            .json(
                #"{"error":"AttributeError","detail":"","body":"","errors":"'NoneType' has no 'lowvram'"}"#, status: 500
            ),
            GenerationError(.transient, "HTTP 500: 'NoneType' has no 'lowvram'")
        ),
        (
            .json(#"{"error":"server_error","message":"type must be number"}"#, status: 500),
            GenerationError(.transient, "HTTP 500: type must be number")
        ),
        (.json(#""a TypeError""#, status: 500), GenerationError(.transient, "HTTP 500: “\"a TypeError\"”")),
        (
            .json(#"{"error":"prompt required"}"#, status: 400),
            GenerationError(.misconfigured, "HTTP 400: prompt required")
        ),
    ]

    @Test(arguments: complaints.indices)
    func saysWhatTheServerSays(complaint: Int) async throws {
        let (step, meaning) = Self.complaints[complaint]
        try await ImageStage.set(.a1111, .playing(step)) { stage async throws in
            #expect(try await stage.error() == meaning)
        }
    }

    private static let infos: [(String, [String])] = [
        (#","info":"{\"seed\":7,\"sd_model_name\":\"dream\"}""#, []),
        (#","info":"{\"seed\":8}""#, ["it was drawn from the seed 8, not 7"]),
        (
            #","info":"{\"seed\":7,\"sd_model_name\":\"ink\"}""#,
            ["it was drawn by the model “ink”, not “dream”"]
        ),
        (#","info":"""#, []), ("", []), (#","info":"no JSON""#, []), (#","info":{"seed":8}"#, []),
        (#","info":null"#, []),
        (#","info":"{\"seed\":\"8\",\"sd_model_name\":null}""#, []),
    ]

    /// The `info` member is JSON within a string, or empty, or absent.
    @Test(arguments: infos.indices)
    func saysWhatWasDrawnOtherwiseThanItWasAskedFor(info: Int) async throws {
        let (text, notes) = Self.infos[info]
        let picture = FakePicture.png(width: 128, height: 192, seed: 5)
        let step = ServerStep.json(#"{"images":["\#(picture.base64)"]\#(text)}"#)
        try await ImageStage.set(.a1111, .playing(step)) { stage async throws in
            #expect(try await stage.generator.picture(for: .fox()).notes == notes)
        }
    }

    @Test func isNotTakenInByAReplyOfAnotherKind() async throws {
        try await ImageStage.set(.a1111, .playing(.json(#"{"ok":true}"#))) { stage async throws in
            let error = try await stage.error()
            #expect(error.kind == .badReply)
            #expect(error.message == "\(stage.server.url) answered “{\"ok\":true}”, which is not what A1111 says")
        }
    }
}

/// A product that reads no reference pictures.
private struct Reader: FakeImageProduct {
    let product: any FakeImageProduct

    func isQuestion(_ request: RecordedRequest) -> Bool { product.isQuestion(request) }

    func step(for request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        product.step(for: request, in: request.path.hasSuffix("img2img") ? .rejectingReference : situation)
    }
}
