import Backends
import Generation
import LibraryStore
import Pipeline
import PipelineFiles
import Platform
import Prompts
import SystemPackage
import Transport

/// The generators of one command. Connections to their servers are open only within the session.
enum GeneratorSession {
    /// `notice` is called with messages for the user, for example about a key file that others can read.
    static func open<Value>(
        on machine: CommandEnvironment, prompts: Prompts, pipelines: [PipelineFile], library: FilePath,
        exchanges: FilePath? = nil, notice: @escaping @Sendable (String) -> Void,
        body: (BackendFactory) async throws -> Value
    ) async throws -> Value {
        let files = machine.fileSystem.confined(to: library)
        let log = exchanges.map { ExchangeLog(directory: $0, files: files, notice: notice) }
        let redactor = machine.redactor
        return try await HTTPTransport.open(policy: .loopbackOnly, log: log, redactor: redactor) { loopback in
            try await HTTPTransport.open(policy: .anywhere, log: log, redactor: redactor) { network in
                var host = BackendHost(
                    files: files,
                    environment: BackendEnvironment(machine.environment, keyVariables: keyVariables(in: pipelines)),
                    time: machine.run.time, runner: ChildRunner(keeper: .thisProgram),
                    transports: BackendTransports(loopback: loopback, network: network),
                    scratchFolder: LibraryLayout(root: library).temporary)
                host.notice = notice
                host.redactor = redactor
                let factory = try BackendFactory(
                    prompts: prompts, processorCount: machine.processorCount, host: host)
                do {
                    return try await body(factory)
                } catch {
                    // The terminal that shows this error knows no keys.
                    let failure = CommandFailure(error)
                    let message = redactor.redacted(failure.message)
                    guard message != failure.message else { throw error }
                    throw CommandFailure(failure.status, message)
                }
            }
        }
    }

    private static func keyVariables(in pipelines: [PipelineFile]) -> Set<String> {
        Set(
            pipelines.flatMap(\.backends).compactMap { settings in
                if case .environment(let name)? = settings.key { name } else { nil }
            })
    }
}
