import Generation

/// Ollama, through its native API.
struct OllamaBackend: BackendProvider {
    let description = BackendDescription(
        kind: "ollama", makesText: true, keys: .commonKeys + .textKeys + .serverKeys + ["model"])

    func languageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any LanguageModel)? {
        OllamaModel(settings, server: try host.textServer(of: settings, at: "http://127.0.0.1:11434"))
    }
}
