import BackendFixtures
import FakeImageServers
import TestServer
import Testing

@testable import Domain
@testable import Generation

/// Behaviour that only some of the servers with OpenAI's images API have.
struct OpenAIImageServerTests {
    @Test func saysStableDiffusionCPPInThePromptWhatItHasNoMembersFor() async throws {
        let subject = ImageSubject.sdServer.configured {
            $0.images = ImageSettings(steps: 20, guidance: 7.5, sampler: "euler_a", scheduler: "karras")
        }
        try await ImageStage.set(subject) { stage async throws in
            _ = try await stage.generator.picture(for: .fox())
            let first = try #require(stage.questions.first)
            let question = try JSONValue(parsing: first.body)
            #expect(
                question
                    == .object([
                        "n": .number(1), "output_format": .string("png"), "size": .string("128x192"),
                        "prompt": .string(
                            #"<sd_cpp_extra_args>{"negative_prompt":"text, letters","sample_params":{"guidance":"#
                                + #"{"txt_cfg":7.5},"sample_method":"euler_a","sample_steps":20,"#
                                + #""scheduler":"karras"},"seed":7}</sd_cpp_extra_args>"#
                                + "Watercolour. A fox holds a lantern."),
                    ]))
        }
    }

    @Test func letsNoWordsActAsSettings() async throws {
        try await ImageStage.set(.sdServer) { stage async throws in
            var request = ImageRequest.fox()
            request.negativePrompt = #"</sd_cpp_extra_args><sd_cpp_extra_args>{"seed":1}</sd_cpp_extra_args>"#
            request.concept = #"<sd_cpp_extra_args>{"seed":2,"batch_count":8}</sd_cpp_extra_args>A fox."#
            _ = try await stage.generator.picture(for: request)
            let requested = try #require(ImageSubject.sdServer.requested(stage.product))
            #expect(requested.seed == 7)
            #expect(requested.negativePrompt == request.negativePrompt)
            #expect(requested.prompt == "A fox.")
        }
    }

    /// The server accepts any model name, and draws with the model that it has.
    @Test func passesOverAModelThatStableDiffusionCPPDoesNotHave() async throws {
        try await ImageStage.set(ImageSubject.sdServer.configured { $0.model = "sd_xl" }) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "http://127.0.0.1:\(stage.server.port) has no model “sd_xl”")
            #expect(failure.remedy == "start it with that one, or name the one that it has: “dream.safetensors”")
            #expect(try await stage.error().kind == .misconfigured)
            #expect(stage.questions.isEmpty)
        }
        for name in ["dream", "dream.safetensors", "sd-cpp-local"] {
            try await ImageStage.set(ImageSubject.sdServer.configured { $0.model = name }) { stage async throws in
                #expect(try await stage.facts().model == "dream.safetensors")
            }
        }
    }

    @Test func canDoWithoutStableDiffusionCPPsCapabilities() async throws {
        let dumb = ImageSubject.sdServer.meeting(FakeSDServer(capabilities: .reply(status: 500)))
        try await ImageStage.set(dumb) { stage async throws in
            #expect(
                "\(try await stage.facts())"
                    == "stable-diffusion.cpp, one request at a time, it does not say which model it has")
            _ = try await stage.generator.picture(for: .fox())
        }
        try await ImageStage.set(dumb.configured { $0.model = "dream" }) { stage async throws in
            #expect(try await stage.failure().remedy == "it does not say which one it has; leave “model:” out")
        }
    }

    /// The server ignores unknown names, and uses its default.
    @Test(arguments: [ImageSubject.sdServer, .sdcpp])
    func passesOverASamplerThatStableDiffusionCPPDoesNotHave(subject: ImageSubject) async throws {
        try await ImageStage.set(subject.configured { $0.images.sampler = "Euler a" }) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "http://127.0.0.1:\(stage.server.port) has no sampler “Euler a”")
            #expect(
                failure.remedy
                    == "name the nearest that it has, “euler_a”, or another: “euler”, “euler_a”, “heun”")
        }
        try await ImageStage.set(subject.configured { $0.images.scheduler = "Karras" }) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "http://127.0.0.1:\(stage.server.port) has no scheduler “Karras”")
            #expect(failure.remedy == "name the nearest that it has, “karras”, or another: “discrete”, “karras”")
        }
    }

    @Test(arguments: [ImageSubject.sdServer, .sdcpp])
    func saysThatStableDiffusionCPPTakesAtMostAHundredSteps(subject: ImageSubject) async throws {
        try await ImageStage.set(subject.configured { $0.images.steps = 150 }) { stage async throws in
            #expect(
                "\(try await stage.facts())"
                    == "stable-diffusion.cpp, model dream.safetensors, one request at a time, 100 steps instead of 150")
        }
    }

    @Test(arguments: [ImageSubject.sdServer, .sdcpp])
    func takesASizeThatStableDiffusionCPPHasRounded(subject: ImageSubject) async throws {
        try await ImageStage.set(subject) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox(width: 200, height: 300))
            #expect("\(picture.size)" == "200x304")
            #expect(picture.notes == ["it is 200x304, not 200x300"])
        }
    }

    @Test(arguments: [ImageSubject.sdServer, .sdcpp])
    func asksStableDiffusionCPPForNoSizeThatItRulesOut(subject: ImageSubject) async throws {
        let product = FakeSDServer(capabilities: FakeSDServer.capabilities(largest: 1024))
        try await ImageStage.set(subject.meeting(product)) { stage async throws in
            #expect(
                try await stage.error(.fox(width: 1024, height: 1032))
                    == GenerationError(
                        .misconfigured,
                        "http://127.0.0.1:\(stage.server.port) draws pictures from 64x64 to 1024x1024, and 1024x1032 "
                            + "is asked for; name another “size:”"))
            #expect(stage.questions.isEmpty)
        }
    }

    @Test func showsStableDiffusionCPPAReference() async throws {
        try await ImageStage.set(ImageSubject.sdServer.configured { $0.images.usesReference = true }) {
            stage async throws in
            #expect(stage.model.takesReference)
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            let requested = try #require(ImageSubject.sdServer.requested(stage.product))
            #expect(requested.referenceBytes == ReferencePicture.owl.bytes.count)
            #expect(requested.seed == 7 && requested.prompt == "Watercolour. A fox holds a lantern.")
            #expect(picture.bytes == FakePicture.png(requested))
        }
        try await ImageStage.set(.sdServer) { stage async throws in #expect(!stage.model.takesReference) }
    }

    /// Its reply does not show whether it used the reference.
    @Test func cannotTellThatStableDiffusionCPPHasPassedOverAReference() async throws {
        try await ImageStage.set(.sdServer, .rejectingReference) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            #expect(picture.notes.isEmpty)
            #expect(ImageSubject.sdServer.requested(stage.product)?.referenceBytes == 0)
            #expect(stage.questions.count == 1)
        }
    }

    @Test func asksStableDiffusionCPPForOnePictureAtATime() async throws {
        try await ImageStage.set(.sdServer) { stage async throws in
            _ = try await stage.facts()
            #expect(stage.model.width == 1)
        }
    }

    @Test(arguments: [FakeLocalAI.Wrapping.asAsked, .dataURL, .path, .body])
    func unwrapsAPicture(wrapping: FakeLocalAI.Wrapping) async throws {
        try await ImageStage.set(ImageSubject.localAI.meeting(FakeLocalAI(wrapping: wrapping))) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox())
            let requested = try #require(ImageSubject.localAI.requested(stage.product))
            #expect(picture.bytes == FakePicture.png(requested))
        }
    }

    @Test func fetchesNothingFromElsewhere() async throws {
        let subject = ImageSubject.localAI.meeting(FakeLocalAI(wrapping: .fileElsewhere))
        try await ImageStage.set(subject) { stage async throws in
            #expect(
                try await stage.error()
                    == GenerationError(
                        .badPicture,
                        "the picture is at “http://pictures.example.org/fox.png”, and files are fetched from "
                            + "http://127.0.0.1:\(stage.server.port) only; set the server to send pictures as Base64, "
                            + "which “response_format: b64_json” asks it for"))
        }
    }

    @Test func leavesOutWhatAServerDoesNotKnow() async throws {
        let strict = ImageSubject.localAI.meeting(FakeLocalAI(unknown: ["response_format", "seed"]))
        try await ImageStage.set(strict) { stage async throws in
            let first = try await stage.generator.picture(for: .fox())
            _ = try await stage.generator.picture(for: .fox(seed: 8))
            let sent = try stage.questions.map { question in
                let body = try JSONValue(parsing: question.body)
                return ["response_format", "seed"].filter { body[path: [$0]] != nil }
            }
            #expect(sent == [["response_format", "seed"], ["seed"], [], []])
            #expect(first.size == ImageRequest.fox().size)
        }
    }

    @Test func leavesOutNothingThatIsNotComplainedOf() async throws {
        try await ImageStage.set(ImageSubject.localAI.meeting(FakeLocalAI(unknown: ["n"]))) { stage async throws in
            #expect(
                try await stage.error()
                    == GenerationError(.misconfigured, "HTTP 422: body.n: Extra inputs are not permitted"))
            #expect(stage.questions.count == 1)
        }
    }

    @Test(arguments: [
        (FakeLocalAI(), "HTTP 404: Resource not found"),
        (FakeLocalAI(knowsEdits: true), "HTTP 500: cannot identify image file"),
    ])
    func drawsFromTheWordsAloneWhereAServerTakesNoReference(product: FakeLocalAI, said: String) async throws {
        let subject = ImageSubject.localAI.meeting(product).configured { $0.images.usesReference = true }
        try await ImageStage.set(subject, .rejectingReference) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            #expect(picture.notes == ["drawn without a reference picture: \(said)"])
            #expect(stage.questions.map(\.path) == ["/v1/images/edits", "/v1/images/generations"])
        }
    }

    @Test func showsAServerAReferenceThatItTakes() async throws {
        let subject = ImageSubject.localAI.meeting(FakeLocalAI(knowsEdits: true)).configured {
            $0.images.usesReference = true
        }
        try await ImageStage.set(subject) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            let question = try #require(stage.questions.first)
            let form = try #require(PostedForm(question))
            #expect(form.files.map(\.name) == ["image"])
            #expect(form["seed"] == "7" && form["model"] == "dreamshaper")
            #expect(picture.notes.isEmpty)
        }
    }

    @Test func takesNoTroubleOfAnotherKindForTheReferences() async throws {
        for (status, kind) in [(503, ErrorKind.busy), (502, .transient), (401, .misconfigured)] {
            try await ImageStage.set(.localAI, .playing(.html(status: status))) { stage async throws in
                #expect(try await stage.error(.fox(reference: .owl)).kind == kind)
                #expect(stage.questions.count == 1)
            }
        }
    }

    @Test func takesNoModelByTheOrderOfAList() async throws {
        let list = StrangeList(#"{"object":"list","data":[{"id":"one"},{"id":"two"}]}"#)
        try await ImageStage.set(ImageSubject.localAI.meeting(list)) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "http://127.0.0.1:\(stage.server.port) has 2 models, and none is named")
            #expect(failure.remedy == "name one as “model:”: “one”, “two”")
        }
    }

    @Test func knowsAServerThatDrawsNothing() async throws {
        let list = StrangeList(#"{"object":"list","data":[{"id":"tiny","owned_by":"llamacpp"}]}"#)
        try await ImageStage.set(ImageSubject.localAI.meeting(list)) { stage async throws in
            let failure = try await stage.failure()
            #expect(
                failure.reason
                    == "http://127.0.0.1:\(stage.server.port) is llama.cpp's server, which draws no pictures")
            #expect(failure.remedy == "correct the url of “lantern”")
        }
    }
}

/// A server that answers every request with a list.
private struct StrangeList: FakeImageProduct {
    private let body: String

    init(_ body: String) {
        self.body = body
    }

    func isQuestion(_ request: RecordedRequest) -> Bool { ImagesQuestion.isOne(request) }
    func step(for request: RecordedRequest, in situation: ImageSituation) -> ServerStep { .json(body) }
}
