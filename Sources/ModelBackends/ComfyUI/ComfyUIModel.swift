package import Domain
package import Generators
package import ImageModels
import Transport

/// A ComfyUI workflow as an image model.
package final class ComfyUIModel: ImageModel {
    static let address = "http://127.0.0.1:8188"

    package let name: String
    private let settings: BackendSettings
    private let server: ModelServer
    init(_ settings: BackendSettings, server: ModelServer, machine: BackendMachine) throws(StandingFailure) {
        name = settings.name
        self.settings = settings
        self.server = server
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
