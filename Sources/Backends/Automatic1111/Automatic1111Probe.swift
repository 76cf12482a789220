import Domain
import Generation
import Transport

/// Detects which product with A1111's API a server is. It relies on replies that only one product gives, never on the
/// port.
struct Automatic1111Probe: Sendable {
    let settings: BackendSettings
    let server: ModelServer

    private struct SDNextVersion: Decodable {
        var app: String
        /// A day: `2026-07-12`.
        var updated: String?
    }

    /// Throws ``SetupError``, ``GenerationError`` or `CancellationError`.
    func facts() async throws -> Automatic1111Facts {
        let reply = try await server.firstProbe("/sdapi/v1/sd-models")
        try checkKey(reply)
        let options = try await server.probe("/sdapi/v1/options", as: [String: JSONValue].self)
            .map(Automatic1111Options.init)
        if reply.status == 200, let models = reply.decoded(as: [Checkpoint].self) {
            return try await facts(with: models, options: options ?? Automatic1111Options([:]))
        }
        if let options, options.isDrawThings {
            return Automatic1111Facts(
                product: .drawThings, modelName: settings.model ?? options.model, chosenModel: settings.model)
        }
        guard [200, 404, 405, 422].contains(reply.status) else {
            throw Automatic1111ErrorReply(reply, now: server.time.now()).error
        }
        throw try await failure(for: reply).given(reply)
    }

    /// The key is a password here.
    private func checkKey(_ reply: HTTPReply) throws(SetupError) {
        do {
            try server.checkKey(reply)
        } catch {
            throw SetupError(
                error.kind, error.reason,
                remedy:
                    "set “key: { env: NAME }” or “key: { file: PATH }” of “\(settings.name)” to the server's "
                    + "password, and “user:” to its user name")
        }
    }

    private func failure(for reply: HTTPReply) async throws -> SetupError {
        // A web UI answers this request with or without its API.
        if try await server.probe("/internal/ping", as: [String: JSONValue].self)?.isEmpty == true {
            return SetupError(
                .misconfigured, "the web UI at \(server.endpoint) was started without its API",
                remedy: "start it with “--api”")
        }
        return SetupError(
            .misconfigured,
            "\(server.endpoint) does not speak A1111's API: for its models it answers \(reply.excerpt)",
            remedy: "correct the url of “\(settings.name)”, or start the web UI there with “--api” if it is one")
    }

    private func facts(
        with models: [Checkpoint], options: Automatic1111Options
    ) async throws -> Automatic1111Facts {
        var facts = try await product(with: models, options: options)
        if let name = settings.model {
            let checkpoint = try models.checkpoint(named: name, at: "\(server.endpoint)")
            facts.modelName = checkpoint.modelName
            facts.chosenModel = checkpoint.title
        } else if let title = options.checkpoint {
            facts.modelName = models.first { $0.isCalled(title) }?.modelName ?? title.withoutHash
        } else if models.isEmpty || facts.product == .sdNext {
            // A1111 and Forge load their first model at the first request for a picture. SD.Next draws nothing without
            // a model.
            throw SetupError(
                .unavailable,
                models.isEmpty ? "\(server.endpoint) has no model" : "\(server.endpoint): no model is loaded",
                remedy: models.isEmpty
                    ? "put one into its folder of models"
                    : "load one there, or name one as “model:”: \(models.names)")
        }
        try await checkNames()
        return facts
    }

    private func product(
        with models: [Checkpoint], options: Automatic1111Options
    ) async throws -> Automatic1111Facts {
        if try await isSDServer(models, options) { return Automatic1111Facts(product: .sdServer) }
        var facts = Automatic1111Facts(product: options.isWebUI ? .a1111 : .other)
        if options.isForge {
            facts.product = .forge
        } else if let version = try await server.probe("/sdapi/v1/version", as: SDNextVersion.self),
            version.app.lowercased() == "sd.next"
        {
            facts.product = .sdNext
            facts.version = version.updated
        }
        facts.hasProgress = try await server.probe("/sdapi/v1/progress", as: ProgressReply.self) != nil
        return facts
    }

    private func isSDServer(_ models: [Checkpoint], _ options: Automatic1111Options) async throws -> Bool {
        if models.contains(where: \.isOfSDServer) { return true }
        guard !options.isWebUI else { return false }
        return try await server.probe("/v1/models", as: OpenAIModelList.self)?.data
            .contains { $0.id == "sd-cpp-local" } == true
    }

    /// stable-diffusion.cpp's server uses its own sampler and scheduler if it does not know the names, without an
    /// error. Other products fail at the first picture.
    private func checkNames() async throws {
        try await check(settings.images.sampler, as: "sampler", in: "/sdapi/v1/samplers")
        try await check(settings.images.scheduler, as: "scheduler", in: "/sdapi/v1/schedulers")
    }

    private func check(_ name: String?, as setting: String, in path: RequestPath) async throws {
        guard let name, let list = try await server.probe(path, as: [SamplerItem].self) else { return }
        guard !list.contains(where: { $0.isCalled(name) }) else { return }
        throw SetupError(
            .misconfigured, "\(server.endpoint) has no \(setting) “\(name)”",
            remedy: "\(list.map(\.name).advice(insteadOf: name, as: setting)): \(list.names)")
    }
}
