import BackendFixtures
import FakeImageServers
import TestServer
import Testing

@testable import Domain
@testable import Generation
@testable import Media

/// The reference picture of a workflow.
struct ComfyUIReferenceTests {
    private static let owlFile = "nightpress-abababababababab.png"

    @Test func showsThePictureThatGoesWithTheRequest() async throws {
        try await ImageStage.comfyUI(.withReference, slots: ["reference": "12.image"]) { stage, product async throws in
            #expect(stage.model.takesReference)
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            #expect(product.uploadedBytes(Self.owlFile) == ReferencePicture.owl.bytes)
            #expect(product.requestedPictures.first?.referenceBytes == ReferencePicture.owl.bytes.count)
            #expect(picture.notes.isEmpty)
            let form = try #require(stage.requests(to: "/upload/image").first).text
            #expect(form.contains("name=\"type\"\r\n\r\ninput\r\n"))
            #expect(form.contains("name=\"overwrite\"\r\n\r\ntrue\r\n"))
        }
    }

    @Test func usesTheNameThatComesBack() async throws {
        var manner = ComfyUIManner()
        manner.renamesUploads = true
        try await ImageStage.comfyUI(.withReference, slots: ["reference": "12.image"], manner: manner) {
            stage, product async throws in
            _ = try await stage.generator.picture(for: .fox(reference: .owl))
            #expect(try stage.prompts.first?["12", "image"] == .string("ref (1).png"))
            #expect(product.requestedPictures.first?.referenceBytes == ReferencePicture.owl.bytes.count)
        }
    }

    @Test func leavesTheWorkflowItsOwnPictureWhereThereIsNoOther() async throws {
        try await ImageStage.comfyUI(.withReference, slots: ["reference": "12.image"]) { stage, product async throws in
            _ = try await stage.generator.picture(for: .fox())
            #expect(try stage.prompts.first?["12", "image"] == .string("example.png"))
            #expect(product.uploads.isEmpty)
        }
    }

    @Test func showsPlainGreyWhereTheWorkflowHasNone() async throws {
        let workflow = try SampleWorkflow.withReference.setting("12", "image", #""{{reference}}""#)
        try await ImageStage.comfyUI(workflow) { stage, product async throws in
            _ = try await stage.generator.picture(for: .fox())
            let grey = try #require(product.uploadedBytes("nightpress-grey-128x192.png"))
            let bitmap = try PictureDecoder.decode(grey)
            #expect((bitmap.width, bitmap.height) == (128, 192))
            #expect(Set(bitmap.bytes) == [128])
            #expect(product.requestedPictures.first?.referenceBytes == grey.count)
        }
    }

    @Test func showsNothingToAWorkflowThatTakesNothing() async throws {
        try await ImageStage.comfyUI { stage, product async throws in
            #expect(!stage.model.takesReference)
            _ = try await stage.generator.picture(for: .fox(reference: .owl))
            #expect(product.uploads.isEmpty)
        }
    }

    /// ComfyUI accepts the upload of a damaged file and fails only when it draws.
    @Test func drawsWithoutAPictureThatCannotBeRead() async throws {
        try await ImageStage.comfyUI(
            .withReference, slots: ["reference": "12.image"], in: .rejectingReference
        ) { stage, product async throws in
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            #expect(
                picture.notes.map(stage.shortened) == [
                    "drawn without a reference picture: node “12” (LoadImage) of the workflow “fox.json” failed:"
                        + " OSError: image file is truncated (8 bytes not processed)"
                ])
            #expect(product.requestedPictures.map(\.referenceBytes) == [0])
        }
    }

    @Test func drawsWithoutAPictureThatIsTooLarge() async throws {
        var manner = ComfyUIManner()
        manner.refusesUploads = true
        try await ImageStage.comfyUI(.withReference, slots: ["reference": "12.image"], manner: manner) {
            stage, _ async throws in
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            #expect(
                picture.notes == [
                    "drawn without a reference picture: HTTP 413: “Maximum request body size 104857600 exceeded, actual"
                        + " body size 104857601”"
                ])
        }
    }

    @Test(arguments: ["custom_validation_failed", "value_not_in_list"])
    func knowsWhenAPictureIsTurnedDown(type: String) async throws {
        let body =
            #"{"error":{"type":"prompt_outputs_failed_validation","message":"Prompt outputs failed validation","#
            + #""details":"","extra_info":{}},"node_errors":{"12":{"errors":[{"type":"\#(type)","#
            + #""message":"Custom validation failed for node","details":"image - Invalid image file: x.png","#
            + #""extra_info":{"input_name":"image"}}],"dependent_outputs":["9"],"class_type":"LoadImage"}}}"#
        try await ImageStage.comfyUI(
            .withReference, slots: ["reference": "12.image"], in: .playing(.json(body, status: 400))
        ) { stage, _ async throws in
            await #expect(throws: ReferenceNotAccepted.self) { try await stage.model.draw(.fox(reference: .owl)) }
            await #expect(throws: GenerationError.self) { try await stage.model.draw(.fox()) }
        }
    }
}
