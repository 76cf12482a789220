package import Generators
package import LanguageModels
import Transport

/// Makes the language models that pipelines name. Asks nobody yet.
package struct LanguageModelFactory: Sendable {
    /// How long a server may take to say what it is.
    private static let probeLimit = Duration.seconds(10)

    private let machine: BackendMachine

    package init(machine: BackendMachine) {
        self.machine = machine
    }

    /// What its settings rule out says so when it is asked for its standing.
    package func model(for settings: BackendSettings) -> any LanguageModel {
        do {
            let model = try bareModel(for: settings)
            guard let start = settings.start, !start.command.isEmpty else { return model }
            return ServedModel(model, start: start, machine: machine)
        } catch {
            return UnusableModel(name: settings.name, failure: error)
        }
    }

    private func bareModel(for settings: BackendSettings) throws(StandingFailure) -> any LanguageModel {
        switch settings.kind {
        case .stub: throw StandingFailure(.misconfigured, "it is built in", remedy: "name it “stub”")
        case .openai:
            return OpenAIModel(
                settings, server: try server(settings, at: settings.url ?? "", key: RequestHeader.bearer))
        case .ollama:
            return OllamaModel(
                settings, model: settings.model ?? "",
                server: try server(settings, at: settings.url ?? OllamaModel.address, key: RequestHeader.bearer))
        case .gemini:
            return GeminiModel(
                settings, model: settings.model ?? "",
                server: try server(settings, at: settings.url ?? GeminiModel.address) {
                    RequestHeader("x-goog-api-key", .secret($0, prefix: ""))
                })
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
        _ settings: BackendSettings, at url: String, key header: (Secret) -> RequestHeader
    ) throws(StandingFailure) -> ModelServer {
        ModelServer(
            backend: settings.name, endpoint: try endpoint(url, of: settings),
            transport: settings.allowsNetwork ? machine.network : machine.loopback,
            headers: try key(of: settings).map { [header($0)] } ?? [], timeout: settings.timeout,
            probeLimit: min(Self.probeLimit, settings.start?.patience ?? Self.probeLimit), time: machine.time)
    }

    /// A base URL is often given with the version that paths begin with.
    private func endpoint(_ url: String, of settings: BackendSettings) throws(StandingFailure) -> Endpoint {
        var base = url
        while base.hasSuffix("/") { base.removeLast() }
        if base.hasSuffix("/v1") { base.removeLast(3) }
        do {
            return try Endpoint(base)
        } catch {
            throw StandingFailure(.misconfigured, "\(error)", remedy: "correct the url of “\(settings.name)”")
        }
    }

    private func key(of settings: BackendSettings) throws(StandingFailure) -> Secret? {
        let source: KeySource
        switch settings.key {
        case nil: return nil
        case .environment(let name)?: source = .environment(name)
        case .file(let path)?: source = .file(path)
        }
        do {
            return try source.secret(
                environment: machine.environment, files: machine.files, notice: machine.notice)
        } catch {
            throw StandingFailure(
                .misconfigured, "\(error)", remedy: "see “key:” of “\(settings.name)” in the pipeline file")
        }
    }
}
