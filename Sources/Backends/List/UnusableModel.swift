import Domain
import Generation

/// A model with invalid settings. It is skipped in the same way as a model that does not answer.
struct UnusableModel: LanguageModel, ImageModel {
    let name: String
    let failure: SetupError

    var width: Int { 1 }
    var languages: [String]? { nil }

    func probe() async -> ModelAvailability<ModelFacts> { failure.availability() }
    func probe() async -> ModelAvailability<ImageModelFacts> { failure.availability() }
    func reply(to request: LanguageRequest) async throws -> LanguageReply { throw failure.error }
    func draw(_ request: ImageRequest) async throws -> ImageReply { throw failure.error }
    func outline(for size: PixelSize) -> ExpectedPictureSize { .any }
    func recipe(for request: ImageRequest) -> [String] { ["kind=none"] }
    func release() async {}
}
