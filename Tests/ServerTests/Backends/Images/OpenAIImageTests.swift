import BackendFixtures
import FakeImageServers
import TestServer
import Testing

@testable import Domain
@testable import Generation

/// Behaviour that only OpenAI's own images API has.
struct OpenAIImageTests {
    @Test func wantsItsModelNamed() async throws {
        try await ImageStage.set(ImageSubject.openAIImages.configured { $0.model = nil }) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "OpenAI has many models, and none is named")
            #expect(failure.remedy == "name one that draws as “model:”, such as “gpt-image-2”")
            #expect(try await stage.error().kind == .misconfigured)
            #expect(stage.server.requests.isEmpty)
        }
    }

    @Test func namesTheModelsThereAre() async throws {
        try await ImageStage.set(ImageSubject.openAIImages.configured { $0.model = "gpt-image-9" }) {
            stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason.hasSuffix("has no model “gpt-image-9”"), "\(failure)")
            #expect(
                failure.remedy
                    == "load it there, or name the nearest that it has, “gpt-image-2”, or another: “gpt-5-mini”, "
                    + "“gpt-image-2”")
        }
    }

    @Test(arguments: [
        (
            "gpt-image-2",
            #"{"model":"gpt-image-2","moderation":"auto","n":1,"output_format":"png","prompt":"Watercolour. A fox holds a lantern.","quality":"high","size":"672x1008"}"#
        ),
        (
            "gpt-image-1-mini",
            #"{"model":"gpt-image-1-mini","moderation":"auto","n":1,"output_format":"png","prompt":"Watercolour. A fox holds a lantern.","quality":"high","size":"1024x1536"}"#
        ),
        (
            "dall-e-3",
            #"{"model":"dall-e-3","n":1,"prompt":"Watercolour. A fox holds a lantern.","quality":"hd","response_format":"b64_json","size":"1024x1792"}"#
        ),
        (
            "dall-e-2",
            #"{"model":"dall-e-2","n":1,"prompt":"Watercolour. A fox holds a lantern.","response_format":"b64_json","size":"256x256"}"#
        ),
    ])
    func sendsAModelWhatItKnows(model: String, body: String) async throws {
        let subject = ImageSubject.openAIImages.meeting(FakeOpenAIImages(model: model)).configured {
            $0.model = model
            $0.images = ImageSettings(steps: 20, quality: "high")
        }
        try await ImageStage.set(subject) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox())
            #expect(stage.questions.map(\.text) == [body])
            let size = try #require(body.firstMatch(of: /"size":"(\d+x\d+)"/)).1
            #expect("\(picture.size)" == size)
        }
    }

    @Test(arguments: [
        ("gpt-image-2", "1024x1792", "1024x1792"), ("gpt-image-2", "1000x1500", "992x1488"),
        ("gpt-image-2", "512x896", "640x1120"), ("gpt-image-2", "64x64", "816x816"),
        ("gpt-image-2", "4096x4096", "2880x2880"), ("gpt-image-2", "4096x64", "1440x480"),
        ("gpt-image-2.5", "1024x640", "1024x640"),
        ("gpt-image-1", "1024x1792", "1024x1536"), ("gpt-image-1.5", "1792x1024", "1536x1024"),
        ("gpt-image-1", "1000x1024", "1024x1024"), ("gpt-image-7", "64x64", "1024x1024"),
        ("dall-e-3", "512x896", "1024x1792"), ("dall-e-3", "1024x1024", "1024x1024"),
        ("dall-e-2", "1024x1792", "1024x1024"), ("dall-e-2", "600x500", "512x512"),
    ])
    func asksForTheNearestSizeThereIs(model: String, wanted: String, asked: String) async throws {
        let size = try #require(PixelSize(wanted))
        try await ImageStage.set(ImageSubject.openAIImages.configured { $0.model = model }) { stage async throws in
            #expect("\(stage.model.outline(for: size))" == asked)
        }
    }

    @Test func takesNoPictureOfAnotherSize() async throws {
        let square = FakePicture.png(width: 1024, height: 1024, seed: 3)
        let subject = ImageSubject.openAIImages.meeting(FakeOpenAIImages(model: "gpt-image-1")).configured {
            $0.model = "gpt-image-1"
        }
        try await ImageStage.set(subject, .sending(square)) { stage async throws in
            #expect(
                try await stage.error()
                    == GenerationError(.badPicture, "the picture is 1024x1024, and 1024x1536 was asked for"))
        }
    }

    @Test func sendsAReferenceAsAForm() async throws {
        try await ImageStage.set(.openAIImages) { stage async throws in
            #expect(stage.model.takesReference)
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            let request = try #require(stage.questions.first)
            #expect(request.path == "/v1/images/edits")
            let form = try #require(PostedForm(request))
            #expect(form.parts.map(\.name) == ["model", "n", "output_format", "prompt", "size", "image[]"])
            #expect(form.parts.map(\.fileName).last == "reference.png")
            #expect(form.parts.last?.type == "image/png")
            #expect(form.parts.last?.content == ReferencePicture.owl.bytes)
            #expect(form["n"] == "1" && form["size"] == "672x1008")
            #expect(form["prompt"] == "Watercolour. A fox holds a lantern. An owl.")
            #expect(picture.notes == ["it is 672x1008, not 128x192"])
        }
    }

    @Test func sendsDALLEAReferenceOnlyWhereThatIsSaid() async throws {
        for (model, said, taken) in [
            ("dall-e-2", nil, false), ("dall-e-2", true, true), ("gpt-image-1", false, false),
            ("gpt-image-1", nil, true),
        ] {
            let subject = ImageSubject.openAIImages.configured {
                $0.model = model
                $0.images.usesReference = said
            }
            try await ImageStage.set(subject) { stage async throws in
                #expect(stage.model.takesReference == taken, "\(model)")
            }
        }
    }

    @Test func drawsFromTheWordsAloneWhereAReferenceIsNotTaken() async throws {
        try await ImageStage.set(.openAIImages, .rejectingReference) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            #expect(stage.questions.map(\.path) == ["/v1/images/edits", "/v1/images/generations"])
            #expect(
                picture.notes == [
                    "it is 672x1008, not 128x192",
                    "drawn without a reference picture: HTTP 400: Invalid image file or mode for image 1, please check "
                        + "your image file.",
                ])
        }
    }

    @Test func saysWhatWasMadeOfThePrompt() async throws {
        let subject = ImageSubject.openAIImages.meeting(FakeOpenAIImages(model: "dall-e-3")).configured {
            $0.model = "dall-e-3"
        }
        try await ImageStage.set(subject) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox())
            #expect(
                picture.notes == [
                    "it is 1024x1792, not 128x192", "the server drew “A red fox with a lantern, in soft colours.”",
                ])
        }
    }

    @Test func saysWhichSettingsItHasNoUseFor() async throws {
        let subject = ImageSubject.openAIImages.configured {
            $0.images = ImageSettings(steps: 20, guidance: 7, sampler: "euler", quality: "high")
        }
        try await ImageStage.set(subject) { stage async throws in
            #expect(
                "\(try await stage.facts())"
                    == "OpenAI, model gpt-image-2, no use for “steps:”, no use for “guidance:”, no use for “sampler:”")
        }
    }

    @Test func takesSeveralAtATime() async throws {
        try await ImageStage.set(.openAIImages) { stage async throws in
            _ = try await stage.facts()
            #expect(stage.model.width == 2)
        }
        try await ImageStage.set(ImageSubject.openAIImages.configured { $0.parallel = 5 }) { stage async throws in
            #expect(stage.model.width == 5)
        }
    }
}
