import BackendFixtures
import FakeImageServers
import Foundation
import TestServer
import Testing

@testable import Domain
@testable import Generation

/// The particular behaviour of servers with A1111's API.
struct Automatic1111Tests {
    @Test func asksForOnePictureThatIsNotKept() async throws {
        try await ImageStage.set(ImageSubject.a1111.thorough) { stage async throws in
            _ = try await stage.generator.picture(for: .fox())
            #expect(stage.questions.map(\.path) == ["/sdapi/v1/txt2img"])
            #expect(
                try stage.bodies == [
                    .object([
                        "prompt": .string("Watercolour. A fox holds a lantern."),
                        "negative_prompt": .string("text, letters"), "seed": .number(7), "width": .number(128),
                        "height": .number(192), "steps": .number(12), "cfg_scale": .number(6.5),
                        "sampler_name": .string("DPM++ 2M"), "scheduler": .string("Karras"),
                        "batch_size": .number(1), "n_iter": .number(1), "send_images": .bool(true),
                        "save_images": .bool(false),
                        "force_task_id": .string("6e696768-7470-5265-9373-626f6f6b7307"),
                        "override_settings": .object([
                            "sd_model_checkpoint": .string("dream.safetensors [879db523c3]")
                        ]),
                        "override_settings_restore_afterwards": .bool(false),
                    ])
                ])
        }
    }

    @Test(arguments: [ImageSubject.forge, .sdNext, .sdServerAsA1111])
    func leavesToTheServerWhatThePipelineDoesNotName(subject: ImageSubject) async throws {
        try await ImageStage.set(subject) { stage async throws in
            _ = try await stage.generator.picture(for: .fox())
            let body = try #require(try stage.bodies.first)
            for key in ["steps", "cfg_scale", "sampler_name", "scheduler", "override_settings", "init_images"] {
                #expect(body[key] == nil, "\(key)")
            }
            #expect((body["force_task_id"] != nil) == (subject.name == "Forge"))
        }
    }

    @Test(arguments: ["dream", "dream.safetensors", "dream.safetensors [879db523c3]", "879db523c3"])
    func knowsAModelByEachOfItsNames(name: String) async throws {
        var subject = ImageSubject.a1111
        subject.model = name
        try await ImageStage.set(subject) { stage async throws in
            #expect(try await stage.facts().model == "dream")
            _ = try await stage.generator.picture(for: .fox())
            #expect(
                try stage.bodies.first?["override_settings"]
                    == .object(["sd_model_checkpoint": .string("dream.safetensors [879db523c3]")]))
        }
    }

    @Test(arguments: [ImageSubject.a1111, .forge, .sdNext])
    func saysWhichModelsThereAre(subject: ImageSubject) async throws {
        var subject = subject
        subject.model = "moon"
        try await ImageStage.set(subject) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "\(stage.server.url) has no model “moon”")
            #expect(failure.remedy == "put it into its folder of models, or name one that it has: “dream”, “ink”")
            #expect(try await stage.error().kind == .misconfigured)
            #expect(stage.questions.isEmpty)
        }
    }

    @Test func saysThatTheAPIIsNotSwitchedOn() async throws {
        var subject = ImageSubject.a1111
        subject.makeProduct = { Oddity { $0.path == "/internal/ping" ? .json("{}") : .json("{}", status: 404) } }
        try await ImageStage.set(subject) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "the web UI at \(stage.server.url) was started without its API")
            #expect(failure.remedy == "start it with “--api”")
            #expect(try await stage.error().kind == .misconfigured)
        }
    }

    @Test func saysThatNoModelIsLoaded() async throws {
        var subject = ImageSubject.sdNext
        subject.makeProduct = { FakeAutomatic1111(.sdNext, hasLoadedModel: false) }
        try await ImageStage.set(subject) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "\(stage.server.url): no model is loaded")
            #expect(failure.remedy == "load one there, or name one as “model:”: “dream”, “ink”")
            #expect(try await stage.error().kind == .unavailable)
        }
        subject.model = "ink"
        try await ImageStage.set(subject) { stage async throws in
            #expect(try await stage.facts().model == "ink")
        }
    }

    /// A1111 loads its first model at the first picture request.
    @Test func needsNoLoadedModelWhereTheServerLoadsOne() async throws {
        var subject = ImageSubject.forge
        subject.makeProduct = { FakeAutomatic1111(.forge, hasLoadedModel: false) }
        try await ImageStage.set(subject) { stage async throws in
            #expect(try await stage.facts().model == nil)
        }
    }

    /// Some programs with another engine offer only these paths.
    @Test func takesAServerThatKnowsTheChiefPathsOnly() async throws {
        var subject = ImageSubject.a1111
        subject.model = nil
        let picture = FakePicture.png(width: 128, height: 192, seed: 5)
        subject.makeProduct = {
            Oddity { request in
                switch request.path {
                case "/sdapi/v1/sd-models": .json(#"[{"title":"moon","model_name":"moon","filename":"moon.gguf"}]"#)
                case "/sdapi/v1/options": .json(#"{"sd_model_checkpoint":"moon"}"#)
                case "/sdapi/v1/txt2img": .json(#"{"images":["\#(picture.base64)"]}"#)
                default: .reply(status: 404)
                }
            }
        }
        try await ImageStage.set(subject) { stage async throws in
            #expect(
                "\(try await stage.facts())"
                    == "an A1111-compatible server, model moon, one request at a time, cannot be interrupted")
            #expect(try await stage.generator.picture(for: .fox()).bytes == picture)
        }
    }

    @Test func sendsTheUserWithTheKey() async throws {
        let machine = try TestMachine(environment: ["LANTERN_KEY": "wick"])
        let subject = ImageSubject.a1111.configured {
            $0.user = "mira"
            $0.key = .environment("LANTERN_KEY")
        }
        try await ImageStage.set(subject, machine: machine) { stage async throws in
            _ = try await stage.generator.picture(for: .fox())
            #expect(stage.server.requests.allSatisfy { $0[header: "Authorization"] == "Basic bWlyYTp3aWNr" })
        }
    }

    @Test func saysThatThePasswordIsWrong() async throws {
        try await ImageStage.set(.a1111, .wantingAnotherKey) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "\(stage.server.url) does not take the key (HTTP 401)")
            #expect(
                failure.remedy
                    == "set “key: { env: NAME }” or “key: { file: PATH }” of “lantern” to the server's password, and "
                    + "“user:” to its user name")
        }
    }

    @Test func keepsModelsInMemory() async throws {
        try await ImageStage.set(.a1111) { stage async throws in
            _ = try await stage.generator.picture(for: .fox())
            let count = stage.server.requests.count
            await stage.generator.release()
            #expect(stage.server.requests.count == count)
        }
    }
}

/// A product whose replies the test gives.
private struct Oddity: FakeImageProduct {
    let answer: @Sendable (RecordedRequest) -> ServerStep

    func isQuestion(_ request: RecordedRequest) -> Bool { request.path.hasSuffix("2img") }
    func step(for request: RecordedRequest, in situation: ImageSituation) -> ServerStep { answer(request) }
}
