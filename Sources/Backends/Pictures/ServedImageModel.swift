import Domain
import Generation

/// An image model whose server is ours for the night.
struct ServedImageModel: ImageModel {
    private let model: any ImageModel
    private let server: OwnServer

    init(_ model: any ImageModel, server: OwnServer) {
        self.model = model
        self.server = server
    }

    var name: String { model.name }
    var width: Int { model.width }
    var takesReference: Bool { model.takesReference }
    var takesNegativePrompt: Bool { model.takesNegativePrompt }
    var hasOwnServer: Bool { true }

    func standing() async -> ModelStanding<ImageModelFacts> {
        await server.standing { await model.standing() }
    }

    func outline(for size: PixelSize) -> PictureOutline { model.outline(for: size) }

    /// The server is started where nobody asked for it before.
    func draw(_ request: ImageRequest) async throws -> ImageReply {
        if let refusal = await standing().refusal {
            try Task.checkCancellation()
            throw GenerationError(.unavailable, "\(refusal.reason); \(refusal.remedy)")
        }
        return try await server.watching {
            try await model.draw(request)
        } forget: {
            await model.release()
        }
    }

    func recipe(for request: ImageRequest) -> [String] { model.recipe(for: request) }

    func release() async {
        await model.release()
        await server.stop()
    }
}
