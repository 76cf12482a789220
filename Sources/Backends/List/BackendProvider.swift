import Generation

/// One kind of backend: what pipelines may say of it, and the models that it is made of. Sends no request.
protocol BackendProvider: Sendable {
    var description: BackendDescription { get }

    /// Nil where the kind makes no text. Throws where the settings can never work on this host.
    func languageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any LanguageModel)?

    /// Nil where the kind makes no images. Throws where the settings can never work on this host.
    func imageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any ImageModel)?
}

extension BackendProvider {
    func languageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any LanguageModel)? {
        nil
    }

    func imageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any ImageModel)? { nil }
}
