package import Domain
package import Generators
package import ImageModels
import Transport

/// An image model of Google's Gemini API.
package final class GeminiImageModel: ImageModel {

    package let name: String
    private let settings: BackendSettings
    private let server: ModelServer
    private let modelName: String
    init(_ settings: BackendSettings, model: String, server: ModelServer) {
        name = settings.name
        self.settings = settings
        self.server = server
        modelName = model
    }

    package func standing() async -> ModelStanding<ImageModelFacts> {
        .unavailable(reason: "it is not built yet", remedy: "use another")
    }

    package func outline(for size: PixelSize) -> PictureOutline { .size(size, step: 64) }

    package func draw(_ request: ImageRequest) async throws -> ImageReply {
        throw GenerationError(.unavailable, "it is not built yet")
    }

    package func recipe(for request: ImageRequest) -> [String] { ["kind=\(settings.kind.rawValue)"] }
}
