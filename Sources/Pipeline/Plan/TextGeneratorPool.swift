import Domain
import Generation
import SystemPackage

/// The text generators of a run for each list of settings. They are asked for their availability when the first story
/// needs one. A run with nothing to write or plan asks none and starts no server.
actor TextGeneratorPool {
    typealias Backends = BackendChain<any TextGenerator>

    private let factory: any GeneratorFactory
    /// For the output of started servers.
    private let logs: FilePath
    private let health: BackendHealth
    private let environment: HostEnvironment
    private var known: [[BackendSettings]: Backends] = [:]

    init(of run: RunContext) {
        factory = run.setup.generators
        logs = run.logs
        health = run.health
        environment = run.environmentUntilDeadline
    }

    /// The last generator is the built-in one. Throws `CancellationError` if the task is cancelled.
    func generators(for settings: [BackendSettings]) async throws -> Backends {
        if let backends = known[settings] { return backends }
        let endsWithBuiltIn = settings.last?.kind == .stub
        let servers = try (settings + (endsWithBuiltIn ? [] : [.stub])).map {
            settings in
            try health.addServers(of: settings) { [factory, logs] in
                try factory.textGenerator($0, logs: logs)
            } probe: {
                await $0.availability()
            }
        }
        let backends = Backends(servers, health: health, environment: environment, isStandIn: \.isBuiltIn)
        known[settings] = backends
        try await health.meet(backends.backends.map(\.members)) { _ in false }
        return backends
    }

    /// Releases the generators and the servers that were started for them.
    func release() async {
        for server in known.values.flatMap(\.backends).flatMap(\.servers) { await server.generator.release() }
        known = [:]
    }
}
