import Generation

/// Servers with OpenAI's HTTP API.
struct OpenAIBackend: BackendProvider {
    let description = BackendDescription(
        kind: "openai", makesText: true, makesImages: true,
        keys: .commonKeys + .textKeys + .imageKeys + .serverKeys + ["model", "quality", "reference"] + .samplingKeys,
        requiredKeys: ["url"])

    func languageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any LanguageModel)? {
        OpenAIModel(settings, server: try host.textServer(of: settings))
    }

    func imageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any ImageModel)? {
        OpenAIImageModel(settings, server: try host.imageServer(of: settings))
    }
}
