import Domain
import Generation
import Platform
import Transport

extension BackendHost {
    /// The server of a language model. `address` is the kind's default, used if the pipeline sets none. `header` makes
    /// the request header that carries the key.
    func textServer(
        of settings: BackendSettings, at address: String = "",
        key header: (Secret) -> RequestHeader = RequestHeader.bearer
    ) throws(SetupError) -> ModelServer {
        try server(of: settings, at: address, timeout: settings.textTimeout, key: header)
    }

    /// The server of an image model, as ``textServer(of:at:key:)``.
    func imageServer(
        of settings: BackendSettings, at address: String = "",
        key header: (Secret) -> RequestHeader = RequestHeader.bearer
    ) throws(SetupError) -> ModelServer {
        var server = try server(of: settings, at: address, timeout: settings.imageTimeout, key: header)
        server.replyLimit = ModelServer.pictureLimit
        return server
    }

    private func server(
        of settings: BackendSettings, at address: String, timeout: Duration, key header: (Secret) -> RequestHeader
    ) throws(SetupError) -> ModelServer {
        var server = ModelServer(
            backend: settings.name, endpoint: try Self.endpoint(settings.url ?? address, of: settings),
            transport: settings.allowsNetwork ? transports.network : transports.loopback,
            headers: try key(of: settings).map { [header($0)] } ?? [], timeout: timeout,
            probeLimit: min(probeLimit, settings.start?.patience ?? probeLimit), time: time)
        if server.endpoint.isOnThisMachine { server.firstProbeLimit = firstProbeLimit }
        return server
    }

    /// Users often give a base URL that includes the version, with which request paths begin.
    private static func endpoint(_ url: String, of settings: BackendSettings) throws(SetupError) -> Endpoint {
        var base = url
        while base.hasSuffix("/") { base.removeLast() }
        if base.hasSuffix("/v1") { base.removeLast(3) }
        do {
            return try Endpoint(base)
        } catch {
            throw SetupError(.misconfigured, "\(error)", remedy: "correct the url of “\(settings.name)”")
        }
    }

    /// Nil if the pipeline names no key.
    private func key(of settings: BackendSettings) throws(SetupError) -> Secret? {
        let source: KeySource
        switch settings.key {
        case nil: return nil
        case .environment(let name)?: source = .environment(name)
        case .file(let path)?: source = .file(path)
        }
        do {
            let secret = try source.secret(environment: environment.variables, files: files, notice: notice)
            redactor.add(secret)
            return secret
        } catch {
            throw SetupError(
                .misconfigured, "\(error)", remedy: "see “key:” of “\(settings.name)” in the pipeline file")
        }
    }
}
