import Domain
import Generation
import Transport

/// Detects which product a server is, from its host or its list of models, never from the port.
struct OpenAIImageProbe: Sendable {
    let settings: BackendSettings
    let server: ModelServer

    /// Throws ``SetupError``, ``GenerationError`` or `CancellationError`.
    func facts() async throws -> OpenAIImageFacts {
        if server.isOpenAI, settings.model == nil {
            throw SetupError(
                .misconfigured, "OpenAI has many models, and none is named",
                remedy: "name one that draws as “model:”, such as “gpt-image-2”")
        }
        let models = try await server.openAIModels(named: settings.model, for: "/v1/images/generations")
        if models.data.contains(where: { $0.id == Self.sdcppModel && $0.ownedBy == "local" }) {
            return try await stableDiffusionCPP()
        }
        let model = try models.model(named: settings.model, at: "\(server.endpoint)")
        guard model.ownedBy != "llamacpp" else {
            throw SetupError(
                .misconfigured, "\(server.endpoint) is llama.cpp's server, which draws no pictures",
                remedy: "correct the url of “\(settings.name)”")
        }
        return server.isOpenAI
            ? OpenAIImageFacts(product: .openAI(OpenAIImageFamily(model: model.id)), modelName: model.id, width: 2)
            : OpenAIImageFacts(product: .other, modelName: model.id)
    }

    /// stable-diffusion.cpp's server uses this name for the model that it was started with.
    private static let sdcppModel = "sd-cpp-local"

    /// The server accepts unknown names of models, samplers and schedulers without an error, and uses its own.
    private func stableDiffusionCPP() async throws -> OpenAIImageFacts {
        let capabilities = try await server.probe("/sdcpp/v1/capabilities", as: SDCPPCapabilities.self)
        try capabilities?.check(settings.images, at: "\(server.endpoint)")
        let names = [capabilities?.model.name, capabilities?.model.stem].compactMap(\.self)
        if let wanted = settings.model, wanted != Self.sdcppModel, !names.contains(wanted) {
            throw SetupError(
                .misconfigured, "\(server.endpoint) has no model “\(wanted)”",
                remedy: names.first.map { "start it with that one, or name the one that it has: “\($0.excerpt)”" }
                    ?? "it does not say which one it has; leave “model:” out")
        }
        return OpenAIImageFacts(product: .stableDiffusionCPP(capabilities), modelName: Self.sdcppModel)
    }
}
