import Backends
import Generation
import LibraryStore
import Pipeline
import PipelineFiles
import Platform
import Prompts
import SystemPackage
import Transport

/// Everything that generators are made of, for the time of one command: connections are open within it.
struct Workshop: Sendable {
    let factory: BackendFactory

    /// `notice` is told of what a person should know, such as a key file that others can read.
    static func open<Value>(
        on machine: Machine, prompts: Prompts, pipelines: [PipelineFile], library: FilePath,
        exchanges: FilePath? = nil, notice: @escaping @Sendable (String) -> Void,
        body: (Workshop) async throws -> Value
    ) async throws -> Value {
        let log = exchanges.map { ExchangeLog(directory: $0, files: machine.fileSystem, notice: notice) }
        return try await HTTPTransport.open(policy: .loopbackOnly, log: log) { loopback in
            try await HTTPTransport.open(policy: .anywhere, log: log) { network in
                let layout = LibraryLayout(root: library)
                let backends = BackendMachine(
                    files: machine.fileSystem, environment: machine.environment,
                    time: Timekeeper(now: machine.run.now, uptime: machine.run.uptime, sleep: machine.run.sleep),
                    runner: ChildRunner(keeper: .thisProgram), loopback: loopback, network: network,
                    logs: layout.reports, scratchFolder: layout.temporary, keyVariables: keyVariables(in: pipelines),
                    notice: notice)
                let texts = ModelTextGenerators(
                    machine: backends, book: try PromptBook(prompts),
                    validator: try PlanRules(prompts: prompts).validator)
                return try await body(
                    Workshop(
                        factory: try BackendFactory(
                            prompts: prompts, processorCount: machine.processorCount, texts: texts,
                            images: ModelImageGenerators(machine: backends))))
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
