package import Domain
package import Generators
package import ImageModels
import Transport

/// An image model behind stable-diffusion.cpp's server, through its API of jobs.
package final class SDCPPModel: ImageModel {
    static let address = "http://127.0.0.1:1234"

    package let name: String
    private let settings: BackendSettings
    private let server: ModelServer
    init(_ settings: BackendSettings, server: ModelServer) {
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
