import BackendFixtures
import FakeImageServers
import TestServer
import Testing

@testable import Domain
@testable import Generation

/// Behaviour that only stable-diffusion.cpp's job API has.
struct SDCPPTests {
    @Test func orders() async throws {
        let subject = ImageSubject.sdcpp.configured {
            $0.images = ImageSettings(steps: 20, guidance: 7.5, sampler: "euler_a", scheduler: "karras")
        }
        try await ImageStage.set(subject) { stage async throws in
            _ = try await stage.generator.picture(for: .fox(seed: .max))
            #expect(
                stage.questions.map(\.text) == [
                    #"{"batch_count":1,"height":192,"negative_prompt":"text, letters","output_format":"png","#
                        + #""prompt":"Watercolour. A fox holds a lantern.","sample_params":{"guidance":{"#
                        + #""txt_cfg":7.5},"sample_method":"euler_a","sample_steps":20,"scheduler":"karras"},"#
                        + #""seed":2147483647,"width":128}"#
                ])
        }
    }

    @Test func leavesToTheServerWhatThePipelineDoesNotSay() async throws {
        try await ImageStage.set(.sdcpp) { stage async throws in
            var request = ImageRequest.fox()
            request.negativePrompt = ""
            _ = try await stage.generator.picture(for: request)
            #expect(
                stage.questions.map(\.text) == [
                    #"{"batch_count":1,"height":192,"output_format":"png","#
                        + #""prompt":"Watercolour. A fox holds a lantern.","seed":7,"width":128}"#
                ])
        }
    }

    /// The options that it was started with affect its pictures too.
    @Test func givesRecipesWithTheServersOwnSettings() async throws {
        try await ImageStage.set(ImageSubject.sdcpp.configured { $0.images.steps = 30 }) { stage async throws in
            _ = try await stage.facts()
            #expect(
                stage.model.recipe(for: .fox()) == [
                    "kind=sdcpp", "model=dream.safetensors", "steps=30", "guidance=7.0", "sampler=default",
                    "scheduler=default",
                ])
        }
    }

    @Test func showsTheModelAReference() async throws {
        let subject = ImageSubject.sdcpp.configured { $0.images.usesReference = true }
        try await ImageStage.set(subject) { stage async throws in
            #expect(stage.model.takesReference)
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            let question = try #require(stage.questions.first)
            let order = try JSONValue(parsing: question.body)
            guard case .object(let members) = order else { return }
            #expect(members["ref_images"] == .array([.string(ReferencePicture.owl.bytes.base64)]))
            #expect(members["init_image"] == nil && members["strength"] == nil)
            #expect(picture.notes.isEmpty)
            #expect(stage.model.recipe(for: .fox(reference: .owl)) == stage.model.recipe(for: .fox()))
        }
    }

    /// The strength is used only with a reference.
    @Test func drawsOverAReferenceWhereAStrengthIsGiven() async throws {
        let subject = ImageSubject.sdcpp.configured { $0.images.strength = 0.6 }
        try await ImageStage.set(subject) { stage async throws in
            _ = try await stage.generator.picture(for: .fox(reference: .owl))
            let question = try #require(stage.questions.first)
            let order = try JSONValue(parsing: question.body)
            guard case .object(let members) = order else { return }
            #expect(members["init_image"] == .string(ReferencePicture.owl.bytes.base64))
            #expect(members["strength"] == .number(0.6))
            #expect(members["ref_images"] == nil)
            #expect(stage.model.recipe(for: .fox(reference: .owl)).last == "strength=0.6")
            #expect(!stage.model.recipe(for: .fox()).contains("strength=0.6"))
        }
    }

    @Test func drawsFromTheWordsAloneWhereAReferenceCannotBeRead() async throws {
        try await ImageStage.set(.sdcpp, .rejectingReference) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            #expect(
                picture.notes == [
                    "drawn without a reference picture: HTTP 400: invalid generation parameters"
                ])
            #expect(stage.questions.count == 2)
        }
    }

    @Test func showsNoReferenceToAServerThatTakesNone() async throws {
        let product = FakeSDServer(capabilities: FakeSDServer.capabilities(references: false))
        try await ImageStage.set(ImageSubject.sdcpp.meeting(product)) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            #expect(
                picture.notes == [
                    "drawn without a reference picture: http://127.0.0.1:\(stage.server.port) takes no reference "
                        + "pictures"
                ])
            #expect(stage.questions.count == 1)
        }
    }

    @Test func comesBackToAQueueThatIsFull() async throws {
        try await ImageStage.set(.sdcpp, .busy(seconds: 7)) { stage async throws in
            #expect(try await stage.error() == GenerationError(.busy, "HTTP 429: job queue is full"))
            #expect(stage.questions.count == 1)
        }
    }

    @Test func knowsAModelThatDrawsNoPictures() async throws {
        let product = FakeSDServer(capabilities: FakeSDServer.capabilities(modes: #""vid_gen""#))
        try await ImageStage.set(ImageSubject.sdcpp.meeting(product)) { stage async throws in
            let failure = try await stage.failure()
            #expect(
                failure.reason == "http://127.0.0.1:\(stage.server.port) has a model that draws no pictures")
            #expect(failure.remedy == "start it with another")
        }
    }

    @Test func saysWhyAServerMayNotKnowItself() async throws {
        try await ImageStage.set(ImageSubject.sdcpp.meeting(FakeSDServer(capabilities: .reply(status: 500)))) {
            stage async throws in
            let failure = try await stage.failure()
            #expect(
                failure.reason
                    == "http://127.0.0.1:\(stage.server.port) cannot say what it is (HTTP 500: with nothing)")
            #expect(
                failure.remedy
                    == "look at its output; it reads all that is in its --lora-model-dir, which is the folder it was "
                    + "started in where none is named")
            #expect(try await stage.error().kind == .transient)
        }
    }
}
