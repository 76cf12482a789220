import Domain
import Generation

/// An image model that its settings rule out: it is passed over like one that does not answer.
struct UnusableImageModel: ImageModel {
    let name: String
    let failure: StandingFailure

    func standing() async -> ModelStanding<ImageModelFacts> { failure.standing() }
    func outline(for size: PixelSize) -> PictureOutline { .any }
    func draw(_ request: ImageRequest) async throws -> ImageReply { throw failure.error }
    func recipe(for request: ImageRequest) -> [String] { ["kind=none"] }
}
