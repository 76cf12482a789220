import Generation
import Platform
import Transport

/// Google's Gemini API.
struct GeminiBackend: BackendProvider {
    let description = BackendDescription(
        kind: "gemini", address: GoogleModel.address, makesText: true, makesImages: true,
        keys: .commonKeys + .textKeys + .imageKeys + ["url", "model", "key", "reference"],
        requiredKeys: ["model", "key"])

    func languageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any LanguageModel)? {
        GeminiModel(
            settings, model: settings.model ?? "",
            server: try host.textServer(of: settings, at: GoogleModel.address, key: RequestHeader.googleKey))
    }

    func imageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any ImageModel)? {
        GeminiImageModel(
            settings, model: settings.model ?? "",
            server: try host.imageServer(of: settings, at: GoogleModel.address, key: RequestHeader.googleKey))
    }
}

extension RequestHeader {
    /// The header in which Google's APIs expect a key.
    static func googleKey(_ key: Secret) -> RequestHeader { RequestHeader("x-goog-api-key", .secret(key, prefix: "")) }
}
