import BackendFixtures
import FakeImageServers
import TestServer
import Testing

@testable import Backends
@testable import Domain
@testable import Generation

struct ComfyUITests {
    @Test func fillsPlaceholdersAndLeavesTheRest() async throws {
        let workflow = try SampleWorkflow().setting("6", "text", #""a page, {{ prompt }}, {{wild|card}}, soft""#)
        try await ImageStage.comfyUI(workflow) { stage, _ async throws in
            _ = try await stage.generator.picture(for: .fox())
            let prompt = try #require(try stage.prompts.first)
            #expect(
                prompt["6", "text"] == .string("a page, Watercolour. A fox holds a lantern., {{wild|card}}, soft"))
            #expect(prompt["7", "text"] == .string("text, letters"))
            #expect(prompt["3", "seed"] == .number(7))
            #expect(prompt["5", "width"] == .number(128))
            #expect(prompt["5", "height"] == .number(192))
            #expect(prompt["3", "cfg"] == .number(7.5))
            #expect(prompt["3", "model"] == .array([.string("4"), .number(0)]))
            #expect(prompt[path: ["3", "class_type"]] == .string("KSampler"))
            #expect(prompt[path: ["3", "_meta", "title"]] == .string("KSampler"))
        }
    }

    @Test func fillsInWhatThePipelineAimsAt() async throws {
        let workflow = try SampleWorkflow()
            .setting("3", "seed", "156680208700286").setting("5", "width", "512").setting("5", "height", "512")
            .setting(
                "6",
                #"{"class_type":"CLIPTextEncode","_meta":{"title":"What is seen v1.5"},"#
                    + #""inputs":{"text":"a castle","clip":["4",1]}}"#
            )
            .setting("7", "text", #""watermark""#)
        let slots = [
            "prompt": "What is seen v1.5.text", "negative": "7.text", "seed": "KSampler.seed",
            "width": "Empty Latent Image.width", "height": "5.height", "prefix": "9.filename_prefix",
        ]
        try await ImageStage.comfyUI(workflow, slots: slots) { stage, product async throws in
            _ = try await stage.generator.picture(for: .fox())
            let requested = try #require(product.requestedPictures.first)
            #expect(requested.prompt == "Watercolour. A fox holds a lantern.")
            #expect(requested.negativePrompt == "text, letters")
            #expect(requested.seed == 7)
            #expect((requested.width, requested.height) == (128, 192))
            var request = ImageRequest.fox(seed: 8)
            request.negativePrompt = ""
            _ = try await stage.generator.picture(for: request)
            #expect(product.requestedPictures.last?.negativePrompt == "watermark")
        }
    }

    /// Text of a story is not searched for placeholders again.
    @Test func fillsNothingIntoWhatWasFilledIn() async throws {
        let workflow = try SampleWorkflow().setting("6", "text", #""Page: {{prompt}}""#)
        try await ImageStage.comfyUI(workflow) { stage, product async throws in
            var request = ImageRequest.fox()
            request.concept = "A fox and {{seed}} {{negative}}."
            _ = try await stage.generator.picture(for: request)
            #expect(product.requestedPictures.first?.prompt == "Page: A fox and {{seed}} {{negative}}.")
        }
    }

    @Test func asksWithTheAttemptsOwnNumber() async throws {
        try await ImageStage.comfyUI { stage, product async throws in
            let request = ImageRequest.fox()
            _ = try await stage.generator.picture(for: request)
            let body = try JSONValue(parsing: try #require(stage.questions.first).body)
            #expect(body[path: ["prompt_id"]] == .string(request.identifier))
            #expect(body[path: ["client_id"]] == .string(request.identifier))
            #expect(product.files == ["nightpress-\(request.identifier)_00001_.png"])
            #expect(stage.server.requests.allSatisfy { $0[header: "Origin"] == nil })
        }
    }

    @Test func keepsToTheNumberThatComesBack() async throws {
        var manner = ComfyUIManner()
        manner.takesIdentifiers = false
        try await ImageStage.comfyUI(manner: manner) { stage, _ async throws in
            _ = try await stage.generator.picture(for: .fox())
            let looks = stage.requests(to: "/history").map(\.path)
            #expect(Set(looks) == ["/history/0d2b1c9e-0000-4000-8000-000000000000"])
        }
    }

    @Test func writesWhereTheWorkflowSays() async throws {
        let workflow = try SampleWorkflow().setting("9", "filename_prefix", #""books/of foxes/{{prefix}}""#)
        try await ImageStage.comfyUI(workflow) { stage, _ async throws in
            let request = ImageRequest.fox()
            _ = try await stage.generator.picture(for: request)
            let prefix = "nightpress-\(request.identifier)"
            #expect(try stage.prompts.first?["9", "filename_prefix"] == .string("books/of foxes/\(prefix)"))
            #expect(
                stage.requests(to: "/view").map(\.path)
                    == ["/view?filename=\(prefix)_00001_.png&subfolder=books%2Fof%20foxes&type=output"])
        }
    }

    /// In the numeric order of the nodes, not in alphabetical order.
    @Test func takesTheFirstOfSeveralPictures() async throws {
        let workflow = try SampleWorkflow()
            .setting("2", #"{"class_type":"PreviewImage","inputs":{"images":["8",0]}}"#)
            .setting("9", #"{"class_type":"SaveImage","inputs":{"filename_prefix":"large","images":["11",0]}}"#)
            .setting("10", #"{"class_type":"SaveImage","inputs":{"filename_prefix":"small","images":["8",0]}}"#)
            .setting("11", #"{"class_type":"ImageScaleBy","inputs":{"image":["8",0],"scale_by":2}}"#)
            .setting("57:3", #"{"class_type":"SaveImage","inputs":{"filename_prefix":"small","images":["8",0]}}"#)
        try await ImageStage.comfyUI(workflow) { stage, _ async throws in
            let picture = try await stage.generator.picture(for: .fox())
            #expect((picture.size.width, picture.size.height) == (256, 384))
            #expect(picture.notes == ["it is 256x384, not 128x192"])
        }
    }

    /// Custom nodes choose their own file names.
    @Test func takesAPictureThatIsKeptBeforeOneThatIsShown() async throws {
        let workflow = try SampleWorkflow()
            .setting("2", #"{"class_type":"PreviewImage","inputs":{"images":["8",0]}}"#)
            .setting("9", #"{"class_type":"FoxSaver","inputs":{"images":["11",0]}}"#)
            .setting("11", #"{"class_type":"ImageScaleBy","inputs":{"image":["8",0],"scale_by":2}}"#)
        var manner = ComfyUIManner()
        manner.moreNodes["FoxSaver"] = true
        try await ImageStage.comfyUI(workflow, manner: manner) { stage, _ async throws in
            #expect(try await stage.generator.picture(for: .fox()).size.width == 256)
        }
    }

    @Test func takesThePictureUnderThePrefixBeforeOthers() async throws {
        let workflow = try SampleWorkflow()
            .setting("8", nil)
            .setting("14", #"{"class_type":"VAEDecode","inputs":{"samples":["3",0],"vae":["4",2]}}"#)
            .setting("11", #"{"class_type":"ImageScaleBy","inputs":{"image":["14",0],"scale_by":2}}"#)
            .setting("1", #"{"class_type":"SaveImage","inputs":{"filename_prefix":"small","images":["14",0]}}"#)
            .setting("9", #"{"class_type":"SaveImage","inputs":{"filename_prefix":"{{prefix}}","images":["11",0]}}"#)
        try await ImageStage.comfyUI(workflow) { stage, _ async throws in
            #expect(try await stage.generator.picture(for: .fox()).size.width == 256)
        }
    }

    @Test func takesAPictureFromTheCache() async throws {
        let workflow = try SampleWorkflow().setting("9", #"{"class_type":"PreviewImage","inputs":{"images":["8",0]}}"#)
        try await ImageStage.comfyUI(workflow) { stage, product async throws in
            var request = ImageRequest.fox()
            let first = try await stage.generator.picture(for: request)
            request.identifier = "6e696768-7470-5265-9373-626f6f6b7390"
            let second = try await stage.generator.picture(for: request)
            #expect(first.bytes == second.bytes)
            #expect(product.requestedPictures.count == 1)
        }
    }

    @Test func writesAFileForEachAttempt() async throws {
        try await ImageStage.comfyUI { stage, product async throws in
            var request = ImageRequest.fox()
            _ = try await stage.generator.picture(for: request)
            request.identifier = "6e696768-7470-5265-9373-626f6f6b7390"
            _ = try await stage.generator.picture(for: request)
            #expect(product.files.count == 2)
        }
    }

    @Test func asksForAnotherPictureWhereTheOldFileIsGone() async throws {
        var manner = ComfyUIManner()
        manner.losesFiles = true
        try await ImageStage.comfyUI(manner: manner) { stage, _ async throws in
            let error = try await stage.error()
            #expect(error.kind == .badPicture)
            #expect(
                error.message
                    == "ComfyUI names the picture “nightpress-6e696768-7470-5265-9373-626f6f6b7307_00001_.png”"
                    + " and does not have it")
        }
    }

    @Test func drawsAtTheWorkflowsOwnSize() async throws {
        let workflow = try SampleWorkflow().setting("5", "width", "320").setting("5", "height", "64")
        try await ImageStage.comfyUI(workflow) { stage, _ async throws in
            #expect(
                "\(try await stage.facts())"
                    == "ComfyUI 0.3.64, model dream.safetensors, draws at its workflow's own size")
            let picture = try await stage.generator.picture(for: .fox())
            #expect((picture.size.width, picture.size.height) == (320, 64))
        }
    }

    @Test func readsAnEntryWithoutAStatus() async throws {
        var manner = ComfyUIManner()
        manner.hasNoStatus = true
        try await ImageStage.comfyUI(manner: manner) { stage, product async throws in
            let picture = try await stage.generator.picture(for: .fox())
            #expect(picture.bytes == FakePicture.png(try #require(product.requestedPictures.first)))
        }
    }

    @Test func readsValuesThatOtherNodesHold() async throws {
        let workflow = try SampleWorkflow()
            .setting("20", #"{"class_type":"PrimitiveString","_meta":{"title":"Words"},"inputs":{"value":"a castle"}}"#)
            .setting("21", #"{"class_type":"PrimitiveInt","_meta":{"title":"Chance"},"inputs":{"value":5}}"#)
            .setting("6", "text", #"["20", 0]"#).setting("3", "seed", #"["21", 0]"#)
        let slots = ["prompt": "Words.value", "seed": "Chance.value"]
        try await ImageStage.comfyUI(workflow, slots: slots) { stage, product async throws in
            _ = try await stage.generator.picture(for: .fox())
            #expect(product.requestedPictures.first?.prompt == "Watercolour. A fox holds a lantern.")
            #expect(product.requestedPictures.first?.seed == 7)
        }
    }

    /// `/free` also unloads the models of other users.
    @Test func freesNoMemoryUnasked() async throws {
        try await ImageStage.comfyUI { stage, _ async throws in
            _ = try await stage.generator.picture(for: .fox())
            await stage.model.release()
            #expect(stage.requests(to: "/free").isEmpty)
        }
    }

    @Test func freesMemoryWhereThePipelineSaysSo() async throws {
        try await ImageStage.set(ImageSubject.comfyUI.configured { $0.images.freesMemory = true }) {
            stage async throws in
            _ = try await stage.facts()
            await stage.model.release()
            #expect(stage.requests(to: "/free").isEmpty, "another client's model was unloaded")
            _ = try await stage.generator.picture(for: .fox())
            await stage.model.release()
            await stage.model.release()
            let requests = stage.requests(to: "/free")
            #expect(requests.map(\.text) == [#"{"free_memory":true,"unload_models":true}"#])
        }
    }

    @Test func takesAsManyAtATimeAsThePipelineSays() throws {
        let machine = try TestMachine()
        let model = { (subject: ImageSubject) in
            var settings = BackendSettings(name: "lantern", kind: "comfyui")
            subject.adjust(&settings)
            return machine.backends.imageModel(settings)
        }
        #expect(model(.comfyUI).width == 1)
        #expect(model(.comfyUI.configured { $0.parallel = 2 }).width == 2)
    }

    @Test func namesTheWorkflowInItsRecipe() async throws {
        let recipe = { (workflow: SampleWorkflow, slots: [String: String]) in
            try await ImageStage.comfyUI(workflow, slots: slots) { stage, _ in stage.model.recipe(for: .fox()) }
        }
        let plain = try await recipe(try SampleWorkflow(), [:])
        #expect(plain == (try await recipe(try SampleWorkflow(), [:])))
        #expect(plain.count == 2)
        #expect(plain[1].wholeMatch(of: #/workflow=[0-9a-f]{64}/#) != nil)
        #expect(plain != (try await recipe(try SampleWorkflow().setting("3", "steps", "21"), [:])))
        let numbered = try SampleWorkflow().setting("3", "seed", "1")
        #expect(try await recipe(numbered, ["seed": "3.seed"]).last == "slot seed=3.seed")
    }
}
