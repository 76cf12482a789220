import Domain
import Generation

/// A model whose server is started for it and stopped after use.
struct ManagedServerModel<Model: Sendable>: Sendable {
    private let model: Model
    private let server: ManagedServer

    init(_ model: Model, server: ManagedServer) {
        self.model = model
        self.server = server
    }

    /// Throws if the model cannot be used now.
    private func check<Facts>(_ availability: ModelAvailability<Facts>) throws {
        guard let refusal = availability.refusal else { return }
        try Task.checkCancellation()
        let isLoading = if case .loading = availability { true } else { false }
        throw GenerationError(isLoading ? .busy : .unavailable, "\(refusal.reason); \(refusal.remedy)")
    }
}

extension ManagedServerModel: LanguageModel where Model: LanguageModel {
    var name: String { model.name }
    var width: Int { model.width }
    var languages: [String]? { model.languages }

    func probe() async -> ModelAvailability<ModelFacts> {
        await server.probe { await model.probe() }
    }

    /// Starts the server if no earlier request did, or if it has ended.
    func reply(to request: LanguageRequest) async throws -> LanguageReply {
        try check(await probe())
        return try await server.watching {
            try await model.reply(to: request)
        } forget: {
            await model.release()
        }
    }

    func release() async {
        await model.release()
        await server.stop()
    }
}

extension ManagedServerModel: ImageModel where Model: ImageModel {
    var name: String { model.name }
    var width: Int { model.width }
    var takesReference: Bool { model.takesReference }
    var drawsOverReference: Bool { model.drawsOverReference }
    var takesNegativePrompt: Bool { model.takesNegativePrompt }
    var hasOwnServer: Bool { true }

    func probe() async -> ModelAvailability<ImageModelFacts> {
        await server.probe { await model.probe() }
    }

    func outline(for size: PixelSize) -> ExpectedPictureSize { model.outline(for: size) }

    /// Starts the server if no earlier request did, or if it has ended.
    func draw(_ request: ImageRequest) async throws -> ImageReply {
        try check(await probe())
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
