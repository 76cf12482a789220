import Testing

@testable import Generation

/// Runs an action when it is released.
struct PartingImageGenerator: ImageGenerator {
    let inner: ScriptedImageGenerator
    let parting: @Sendable () async throws -> Void

    var name: String { inner.name }
    var traits: ImageGeneratorTraits { inner.traits }
    func availability() async -> Availability { await inner.availability() }
    func picture(for request: ImageRequest) async throws -> GeneratedPicture { try await inner.picture(for: request) }
    func recipe(for request: ImageRequest) -> String { inner.recipe(for: request) }

    func release() async {
        do {
            try await parting()
        } catch {
            Issue.record(error)
        }
    }
}
