import Domain
import Generation
import Transport

/// Makes the image models that pipelines name. Asks nobody yet.
struct ImageModelFactory: Sendable {
    /// A night is long, and a picture that ends a server once need not end the next.
    private static let restarts = 2

    private let machine: BackendMachine

    init(machine: BackendMachine) {
        self.machine = machine
    }

    /// What its settings rule out says so when it is asked for its standing.
    func model(for settings: BackendSettings) -> any ImageModel {
        do {
            let model = try bareModel(for: settings)
            guard let start = settings.start, !start.command.isEmpty else { return model }
            return ServedImageModel(
                model, server: OwnServer(of: settings.name, start: start, machine: machine, restarts: Self.restarts))
        } catch {
            return UnusableImageModel(name: settings.name, failure: error)
        }
    }

    private func bareModel(for settings: BackendSettings) throws(StandingFailure) -> any ImageModel {
        switch settings.kind {
        case .stub: throw StandingFailure(.misconfigured, "it is built in", remedy: "name it “stub”")
        case .ollama: throw StandingFailure(.misconfigured, "it makes text only", remedy: "name it under “text:”")
        case .openai: return OpenAIImageModel(settings, server: try server(settings, at: settings.url ?? ""))
        case .sdcpp:
            return SDCPPModel(settings, server: try server(settings, at: settings.url ?? SDCPPModel.address))
        case .automatic1111:
            let user = settings.user ?? ""
            return Automatic1111Model(
                settings,
                server: try server(settings, at: settings.url ?? Automatic1111Model.address) {
                    .basic(user: user, password: $0)
                })
        case .comfyui:
            return try ComfyUIModel(
                settings, server: try server(settings, at: settings.url ?? ComfyUIModel.address), machine: machine)
        case .gemini:
            return GeminiImageModel(
                settings, model: settings.model ?? "",
                server: try server(settings, at: settings.url ?? GeminiModel.address, key: RequestHeader.googleKey))
        case .imagen:
            return ImagenModel(
                settings, model: settings.model ?? "",
                server: try server(settings, at: settings.url ?? GeminiModel.address, key: RequestHeader.googleKey))
        case .command: return CommandImageModel(settings, machine: machine)
        case .apple: return try appleModel(settings)
        }
    }

    private func appleModel(_ settings: BackendSettings) throws(StandingFailure) -> any ImageModel {
        let remedy = "use a server on this machine instead, of the kind “comfyui” or “sdcpp” say"
        #if canImport(ImagePlayground)
            if #available(macOS 27, *) {
                throw StandingFailure(
                    .unavailable, "macOS 27 and newer have no Image Playground for programs", remedy: remedy)
            }
            #if !SDK27
                if #available(macOS 15.4, *) { return AppleImageModel(settings) }
            #endif
        #endif
        throw StandingFailure(.unavailable, "the system has no Image Playground", remedy: remedy)
    }

    private func server(
        _ settings: BackendSettings, at url: String, key header: (Secret) -> RequestHeader = RequestHeader.bearer
    ) throws(StandingFailure) -> ModelServer {
        var server = try ModelServer(
            settings, at: url, timeout: settings.imageTimeout, machine: machine, key: header)
        server.replyLimit = ModelServer.pictureLimit
        return server
    }
}
