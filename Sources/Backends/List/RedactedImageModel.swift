import Domain
import Generation
import Platform

/// An image model with keys masked in all texts that it gives. Its pictures are not changed.
struct RedactedImageModel: ImageModel {
    let model: any ImageModel
    let redactor: Redactor

    var name: String { model.name }
    var width: Int { model.width }
    var takesReference: Bool { model.takesReference }
    var drawsOverReference: Bool { model.drawsOverReference }
    var takesNegativePrompt: Bool { model.takesNegativePrompt }
    var hasOwnServer: Bool { model.hasOwnServer }

    func probe() async -> ModelAvailability<ImageModelFacts> {
        await model.probe().redacted(by: redactor) { facts in
            facts.product = redactor.redacted(facts.product)
            facts.version = redactor.redacted(facts.version)
            facts.model = redactor.redacted(facts.model)
            facts.remarks = redactor.redacted(facts.remarks)
        }
    }

    func outline(for size: PixelSize) -> ExpectedPictureSize { model.outline(for: size) }

    func draw(_ request: ImageRequest) async throws -> ImageReply {
        do {
            var reply = try await model.draw(request)
            reply.notes = redactor.redacted(reply.notes)
            return reply
        } catch let error as GenerationError {
            throw error.redacted(by: redactor)
        } catch let error as ReferenceNotAccepted {
            throw ReferenceNotAccepted(error.error.redacted(by: redactor))
        }
    }

    func recipe(for request: ImageRequest) -> [String] { model.recipe(for: request) }

    func release() async { await model.release() }
}
