import Domain
import Generation
import Transport

/// Makes the language models that pipelines name. Asks nobody yet.
struct LanguageModelFactory: Sendable {
    private let machine: BackendMachine

    init(machine: BackendMachine) {
        self.machine = machine
    }

    /// What its settings rule out says so when it is asked for its standing.
    func model(for settings: BackendSettings) -> any LanguageModel {
        do {
            let model = try bareModel(for: settings)
            guard let start = settings.start, !start.command.isEmpty else { return model }
            return ServedModel(model, server: OwnServer(of: settings.name, start: start, machine: machine))
        } catch {
            return UnusableModel(name: settings.name, failure: error)
        }
    }

    private func bareModel(for settings: BackendSettings) throws(StandingFailure) -> any LanguageModel {
        switch settings.kind {
        case .stub: throw StandingFailure(.misconfigured, "it is built in", remedy: "name it “stub”")
        case .imagen, .automatic1111, .comfyui, .sdcpp:
            throw StandingFailure(.misconfigured, "it makes pictures only", remedy: "name it under “images:”")
        case .openai: return OpenAIModel(settings, server: try server(settings, at: settings.url ?? ""))
        case .ollama:
            return OllamaModel(
                settings, model: settings.model ?? "",
                server: try server(settings, at: settings.url ?? OllamaModel.address)
            )
        case .gemini:
            return GeminiModel(
                settings, model: settings.model ?? "",
                server: try server(settings, at: settings.url ?? GeminiModel.address, key: RequestHeader.googleKey))
        case .command: return CommandModel(settings, machine: machine)
        case .apple: return try appleModel(settings)
        }
    }

    private func appleModel(_ settings: BackendSettings) throws(StandingFailure) -> any LanguageModel {
        #if canImport(FoundationModels)
            if #available(macOS 26, *) { return AppleModel(settings) }
        #endif
        throw StandingFailure(
            .unavailable, "the system has no Foundation Models",
            remedy: "use macOS 26 or newer, or a server on this machine")
    }

    private func server(
        _ settings: BackendSettings, at url: String, key header: (Secret) -> RequestHeader = RequestHeader.bearer
    ) throws(StandingFailure) -> ModelServer {
        try ModelServer(settings, at: url, timeout: settings.textTimeout, machine: machine, key: header)
    }
}

extension RequestHeader {
    /// As Google's APIs take a key.
    static func googleKey(_ key: Secret) -> RequestHeader { RequestHeader("x-goog-api-key", .secret(key, prefix: "")) }
}
