import Testing

@testable package import Generation

/// Runs an action when it is released.
package struct PartingImageGenerator: ImageGenerator {
    private let inner: ScriptedImageGenerator
    private let parting: @Sendable () async throws -> Void

    package init(inner: ScriptedImageGenerator, parting: @escaping @Sendable () async throws -> Void) {
        self.inner = inner
        self.parting = parting
    }

    package var name: String { inner.name }
    package var traits: ImageGeneratorTraits { inner.traits }
    package func availability() async -> Availability { await inner.availability() }
    package func picture(for request: ImageRequest) async throws -> GeneratedPicture {
        try await inner.picture(for: request)
    }
    package func recipe(for request: ImageRequest) -> String { inner.recipe(for: request) }

    package func release() async {
        do {
            try await parting()
        } catch {
            Issue.record(error)
        }
    }
}
