import Domain
package import Generation

/// All kinds of backends, in the order in which messages list them.
package enum BackendList {
    static let all: [any BackendProvider] = [
        OpenAIBackend(),
        OllamaBackend(),
        GeminiBackend(),
        ImagenBackend(),
        Automatic1111Backend(),
        ComfyUIBackend(),
        SDCPPBackend(),
        CommandBackend(),
        AppleBackend(),
    ]

    /// The descriptions of all kinds, including the built-in generators.
    package static let kinds: [BackendDescription] = [.stub] + all.map(\.description)

    static func provider(of kind: BackendKind) throws(SetupError) -> any BackendProvider {
        if let provider = all.first(where: { $0.description.kind == kind }) { return provider }
        throw kind == .stub
            ? SetupError(.misconfigured, "it is built in", remedy: "name it “stub”")
            : SetupError(.misconfigured, "“\(kind.name)” is no kind of backend", remedy: "correct its kind")
    }
}
