import BackendFixtures
import FakeImageServers
import TestServer
import Testing

@testable import Domain
@testable import Generation

/// The particular behaviour of Draw Things, which rejects unknown settings.
struct DrawThingsTests {
    private let subject = ImageSubject.drawThings.configured {
        $0.images.steps = 8
        $0.images.guidance = 1.5
        $0.images.sampler = "Euler A Trailing"
        $0.images.scheduler = "karras"
        $0.images.strength = 0.6
        $0.images.usesReference = true
    }

    /// For settings that are left out it uses those of its own window.
    @Test func isSentWhatItKnowsOnly() async throws {
        try await ImageStage.set(subject) { stage async throws in
            _ = try await stage.generator.picture(for: .fox())
            #expect(stage.questions.map(\.path) == ["/sdapi/v1/txt2img"])
            #expect(
                try stage.bodies == [
                    .object([
                        "prompt": .string("Watercolour. A fox holds a lantern."),
                        "negative_prompt": .string("text, letters"), "seed": .number(7), "width": .number(128),
                        "height": .number(192), "steps": .number(8), "guidance_scale": .number(1.5),
                        "sampler": .string("Euler A Trailing"), "batch_count": .number(1), "batch_size": .number(1),
                    ])
                ])
        }
    }

    @Test func isAskedForItsOwnModelOrTheOneThatIsNamed() async throws {
        var subject = subject
        subject.model = "sd_xl_turbo_1.0_f16.ckpt"
        try await ImageStage.set(subject) { stage async throws in
            #expect(try await stage.facts().model == "sd_xl_turbo_1.0_f16.ckpt")
            _ = try await stage.generator.picture(for: .fox())
            #expect(try stage.bodies.first?["model"] == .string("sd_xl_turbo_1.0_f16.ckpt"))
        }
    }

    /// The sides of its pictures are multiples of 64.
    @Test func drawsInSizesThatItCan() async throws {
        try await ImageStage.set(subject) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox(width: 200, height: 300))
            #expect(picture.size == PixelSize(width: 192, height: 256))
            #expect(picture.notes == ["it is 192x256, not 200x300"])
        }
    }

    @Test func drawsFromAReferenceOfTheSameSize() async throws {
        try await ImageStage.set(subject) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox(width: 64, height: 100, reference: .smallOwl))
            #expect(picture.notes == ["it is 64x64, not 64x100"])
            #expect(stage.questions.map(\.path) == ["/sdapi/v1/img2img"])
            let body = try #require(try stage.bodies.first)
            #expect(body["init_images"] == .array([.string(ReferencePicture.smallOwl.bytes.base64)]))
            #expect(body["strength"] == .number(0.6))
            #expect(body["denoising_strength"] == nil)
        }
    }

    @Test func drawsWithoutAReferenceOfAnotherSize() async throws {
        try await ImageStage.set(subject) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            #expect(
                picture.notes
                    == ["drawn without a reference picture: it is 64x96, and Draw Things takes one of 128x192 only"])
            #expect(stage.questions.map(\.path) == ["/sdapi/v1/txt2img"])
            #expect(try stage.bodies.first?["init_images"] == nil)
        }
    }

    @Test func drawsWithoutAReferenceThatItTurnsDown() async throws {
        try await ImageStage.set(subject, .rejectingReference) { stage async throws in
            let refusal = try await #require(throws: ReferenceNotAccepted.self) {
                try await stage.model.draw(.fox(width: 64, height: 64, reference: .smallOwl))
            }
            #expect(refusal.error == GenerationError(.transient, "HTTP 422: init_images cannot be read"))
        }
    }

    @Test func saysWhatItSays() async throws {
        let step = ServerStep.json(
            #"{"error":"HTTPException","detail":"Unknown model: moon.ckpt","body":"","errors":""}"#, status: 422)
        try await ImageStage.set(subject, .playing(step)) { stage async throws in
            #expect(
                try await stage.error() == GenerationError(.misconfigured, "HTTP 422: Unknown model: moon.ckpt"))
        }
    }
}

extension ReferencePicture {
    /// In the size in which Draw Things draws a picture of 64x100.
    fileprivate static let smallOwl: ReferencePicture = {
        var owl = ReferencePicture.owl
        owl.bytes = FakePicture.png(width: 64, height: 64, seed: 3)
        owl.size = PixelSize(width: 64, height: 64) ?? .page
        owl.digest = String(repeating: "cd", count: 32)
        return owl
    }()
}
