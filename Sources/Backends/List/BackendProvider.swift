import Generation

/// One kind of backend: the settings that pipelines may use, and its models. Sends no request.
protocol BackendProvider: Sendable {
    var description: BackendDescription { get }

    /// Nil if the kind makes no text. Throws if the settings can never work on this host.
    func languageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any LanguageModel)?

    /// Nil if the kind makes no images. Throws if the settings can never work on this host.
    func imageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any ImageModel)?
}

extension BackendProvider {
    func languageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any LanguageModel)? {
        nil
    }

    func imageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any ImageModel)? { nil }
}
