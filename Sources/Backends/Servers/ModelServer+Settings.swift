import Domain
import Generation
import Transport

extension ModelServer {
    /// How long a server may take to say what it is.
    private static let usualProbeLimit = Duration.seconds(10)

    /// The server that a pipeline describes. `header` makes the request header that carries its key.
    init(
        _ settings: BackendSettings, at url: String, timeout: Duration, machine: BackendMachine,
        key header: (Secret) -> RequestHeader = RequestHeader.bearer
    ) throws(StandingFailure) {
        self.init(
            backend: settings.name, endpoint: try Self.endpoint(url, of: settings),
            transport: settings.allowsNetwork ? machine.network : machine.loopback,
            headers: try machine.key(of: settings).map { [header($0)] } ?? [], timeout: timeout,
            probeLimit: min(Self.usualProbeLimit, settings.start?.patience ?? Self.usualProbeLimit),
            time: machine.time)
    }

    /// A base URL is often given with the version that paths begin with.
    private static func endpoint(_ url: String, of settings: BackendSettings) throws(StandingFailure) -> Endpoint {
        var base = url
        while base.hasSuffix("/") { base.removeLast() }
        if base.hasSuffix("/v1") { base.removeLast(3) }
        do {
            return try Endpoint(base)
        } catch {
            throw StandingFailure(.misconfigured, "\(error)", remedy: "correct the url of “\(settings.name)”")
        }
    }
}

extension BackendMachine {
    /// Nil where the pipeline names none.
    func key(of settings: BackendSettings) throws(StandingFailure) -> Secret? {
        let source: KeySource
        switch settings.key {
        case nil: return nil
        case .environment(let name)?: source = .environment(name)
        case .file(let path)?: source = .file(path)
        }
        do {
            return try source.secret(environment: environment, files: files, notice: notice)
        } catch {
            throw StandingFailure(
                .misconfigured, "\(error)", remedy: "see “key:” of “\(settings.name)” in the pipeline file")
        }
    }
}
