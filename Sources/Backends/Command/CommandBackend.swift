import Generation

/// A program that runs once for each request.
struct CommandBackend: BackendProvider {
    let description = BackendDescription(
        kind: "command", makesText: true, makesImages: true,
        keys: .commonKeys + .textKeys + .imageKeys + ["command", "exits", "with-reference"], requiredKeys: ["command"])

    func languageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any LanguageModel)? {
        CommandModel(settings, on: host)
    }

    func imageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any ImageModel)? {
        CommandImageModel(settings, on: host)
    }
}
