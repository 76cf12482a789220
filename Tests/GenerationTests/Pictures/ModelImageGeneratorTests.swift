import Testing

@testable import Domain
@testable import Generation

struct ModelImageGeneratorTests {
    private let picture: [UInt8]

    init() throws {
        picture = try Canvas.scene(width: 96, height: 128).png()
    }

    private func request(
        _ size: String = "96x128", reference: ReferencePicture? = nil, negative: String = ""
    ) throws -> ImageRequest {
        var request = ImageRequest(
            concept: "soft watercolour. A fox.", seed: 7, size: try #require(PixelSize(size)),
            panel: PanelSpec(direction: "A fox.", alt: "A fox", setting: .forest), pageNumber: 1,
            story: IllustratedStory(theme: .animals, characters: [], pageCount: 8, seed: 3))
        request.negativePrompt = negative
        request.reference = reference
        request.identifier = "a"
        return request
    }

    private func reference() throws -> ReferencePicture {
        ReferencePicture(
            bytes: [1, 2], format: .png, size: try #require(PixelSize("96x128")), digest: "0123abcd",
            caption: "The same characters.")
    }

    private func error(of model: ScriptedImageModel, for request: ImageRequest) async -> GenerationError? {
        do {
            _ = try await ModelImageGenerator(model: model).picture(for: request)
            return nil
        } catch {
            return error as? GenerationError
        }
    }

    @Test func keepsThePictureAsItCame() async throws {
        let model = ScriptedImageModel([ScriptedImageModel.send(picture)])
        let drawn = try await ModelImageGenerator(model: model).picture(for: request())
        #expect(drawn.bytes == picture && drawn.format == .png && drawn.size == PixelSize("96x128"))
        #expect(drawn.notes.isEmpty)
    }

    @Test func notesASizeThatWasRoundedBeforeWhatTheModelHasToSay() async throws {
        let model = ScriptedImageModel(
            outline: .size(try #require(PixelSize("100x120")), step: 16),
            [ScriptedImageModel.send(picture, notes: ["the server took its own sampler"])])
        let drawn = try await ModelImageGenerator(model: model).picture(for: request("100x120"))
        #expect(drawn.notes == ["it is 96x128, not 100x120", "the server took its own sampler"])
    }

    @Test func looksAtWhatItGetsWithTheModelsOwnOutline() async throws {
        let model = ScriptedImageModel(
            outline: .ratio(width: 9, height: 16), [ScriptedImageModel.send(picture)])
        #expect(
            await error(of: model, for: try request())
                == GenerationError(.badPicture, "the picture is 96x128, and 9:16 was asked for"))
    }

    @Test func drawsFromTheWordsAloneWhereItsReferenceIsNotTaken() async throws {
        let model = ScriptedImageModel(
            takesReference: true,
            [
                ScriptedImageModel.refuseReference("cannot read the reference"),
                ScriptedImageModel.send(picture, notes: ["slow"]),
            ])
        let drawn = try await ModelImageGenerator(model: model).picture(for: request(reference: reference()))
        #expect(drawn.notes == ["slow", "drawn without a reference picture: cannot read the reference"])
        #expect(model.requests.map(\.reference) == [try reference(), nil])
        #expect(model.requests.map(\.concept) == Array(repeating: "soft watercolour. A fox.", count: 2))
        #expect(model.requests.map(\.seed) == [7, 7])
    }

    @Test func asksNoThirdTimeWhereAReferenceIsRefusedThatIsNotThere() async throws {
        let model = ScriptedImageModel(
            takesReference: true,
            [ScriptedImageModel.refuseReference("first"), ScriptedImageModel.refuseReference("second")])
        #expect(
            await error(of: model, for: try request(reference: reference()))
                == GenerationError(.misconfigured, "second"))
        #expect(model.requests.count == 2)
    }

    @Test func asksOnceWhereThereWasNoReference() async throws {
        let model = ScriptedImageModel([
            ScriptedImageModel.refuseReference("it needs one"), ScriptedImageModel.send(picture),
        ])
        #expect(await error(of: model, for: try request()) == GenerationError(.misconfigured, "it needs one"))
        #expect(model.requests.count == 1)
    }

    @Test func passesErrorsOnAsTheyAre() async throws {
        let busy = ScriptedImageModel([ScriptedImageModel.fail(.busy, "queue full", after: .seconds(3))])
        #expect(
            await error(of: busy, for: try request(reference: reference()))
                == GenerationError(.busy, "queue full", retryAfter: .seconds(3)))
        #expect(busy.requests.count == 1)
        let later = ScriptedImageModel([
            ScriptedImageModel.refuseReference("no"), ScriptedImageModel.fail(.refused, "moderation"),
        ])
        #expect(
            await error(of: later, for: try request(reference: reference())) == GenerationError(.refused, "moderation"))
    }

    @Test func letsCancellationPass() async throws {
        let model = ScriptedImageModel([{ _ in throw CancellationError() }])
        await #expect(throws: CancellationError.self) {
            try await ModelImageGenerator(model: model).picture(for: request(reference: reference()))
        }
    }

    @Test func refusesWhatIsNoPicture() async throws {
        let model = ScriptedImageModel([ScriptedImageModel.send(Array("<html>".utf8), notes: ["slow"])])
        #expect(
            await error(of: model, for: try request())
                == GenerationError(.badPicture, "cannot read the picture: it is HTML, not a PNG or JPEG picture"))
    }

    @Test func hasARecipeOfOneFactALine() throws {
        let size = try #require(PixelSize(width: 96, height: 128))
        let generator = ModelImageGenerator(model: ScriptedImageModel(outline: .size(size, step: 8)))
        let reference = try reference()
        #expect(
            generator.recipe(for: try request(reference: reference, negative: "text, frame")) == """
                kind=script
                steps=20
                concept=soft watercolour. A fox.
                negative=text, frame
                seed=7
                outline=96x128
                reference=0123abcd \(reference.caption)
                """)
        #expect(generator.recipe(for: try request()).hasSuffix("\nnegative=\nseed=7\noutline=96x128\nreference=none"))
    }

    /// What is not sent does not affect the picture. It must not make the library pay for pictures again.
    @Test func leavesWhatIsNotSentOutOfTheRecipe() throws {
        let model = ScriptedImageModel(takesNegativePrompt: false, outline: .ratio(width: 3, height: 4))
        let generator = ModelImageGenerator(model: model)
        #expect(
            generator.recipe(for: try request(negative: "text")) == generator.recipe(for: try request(negative: "owls"))
        )
        #expect(
            generator.recipe(for: try request(negative: "text")).contains("\nnegative=not taken\nseed=7\noutline=3:4\n")
        )
    }

    /// The identifier distinguishes attempts and does not affect the picture.
    @Test func hasTheSameRecipeForEveryAttemptAtTheSamePicture() throws {
        let generator = ModelImageGenerator(model: ScriptedImageModel())
        var again = try request()
        again.identifier = "b"
        #expect(generator.recipe(for: again) == generator.recipe(for: try request()))
    }

    @Test func saysOfItselfWhatItsModelSays() async throws {
        let facts = ImageModelFacts(
            product: "ComfyUI", version: "0.3.64", model: "dream.safetensors", remarks: ["one request at a time"])
        let ready = ScriptedImageModel(width: 2, takesReference: true, standing: .ready(facts))
        let generator = ModelImageGenerator(model: ready, perMinute: 10)
        #expect(generator.name == "model")
        #expect(
            await generator.availability()
                == .available(
                    detail: "ComfyUI 0.3.64, model dream.safetensors, one request at a time",
                    facts: ["product": "ComfyUI", "version": "0.3.64", "model": "dream.safetensors"]))
        let traits = generator.traits
        #expect(traits.width == 2 && traits.takesReference && traits.perMinute == 10 && traits.provenance == .model)
        #expect(!traits.drawsPagesIndependently && !traits.isFree)
        await generator.release()
        #expect(ready.timesLetGo == 1)
    }

    @Test(arguments: [
        ModelAvailability<ImageModelFacts>.unavailable(reason: "no reply", remedy: "start it"),
        .loading(reason: "no reply", remedy: "start it"), .absent(reason: "no reply", remedy: "start it"),
    ])
    func saysWhyItCannotBeUsed(standing: ModelAvailability<ImageModelFacts>) async {
        let generator = ModelImageGenerator(model: ScriptedImageModel(standing: standing))
        #expect(await generator.availability().refusal?.reason == "no reply")
        #expect(await generator.availability().refusal?.remedy == "start it")
    }
}
