package import Domain
package import Generators
package import ImageModels
import Transport

/// An image model that is a program, run once a picture.
package final class CommandImageModel: ImageModel {

    package let name: String
    private let settings: BackendSettings
    private let machine: BackendMachine
    init(_ settings: BackendSettings, machine: BackendMachine) {
        name = settings.name
        self.settings = settings
        self.machine = machine
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
