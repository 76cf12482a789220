import Generation
import SystemPackage

/// The text generators of a run for each list of settings, asked whether they are there when the first story needs one: a
/// run with nothing to write or plan asks none and starts no server.
///
/// A stage asks for them before it works on stories side by side.
actor TextGeneratorPool {
    typealias Backends = BackendHealth<any TextGenerator>

    private let factory: any GeneratorFactory
    private let logs: FilePath
    private let notices: NoticeLog
    private var known: [[BackendSettings]: Backends] = [:]

    /// `logs` is a folder for what servers write that are started.
    init(factory: any GeneratorFactory, logs: FilePath, notices: NoticeLog) {
        self.factory = factory
        self.logs = logs
        self.notices = notices
    }

    /// Ends with the built-in generator.
    func generators(for settings: [BackendSettings]) async -> Backends {
        if let backends = known[settings] { return backends }
        let chain = await factory.textGenerators(for: settings, logs: logs)
        // What was not waited for says nothing of itself.
        if !Task.isCancelled { for passedOver in chain.passedOver { notices.postOutage(passedOver.description) } }
        let endsWithBuiltIn = settings.last?.kind == .stub
        let generators = endsWithBuiltIn ? chain.usable : chain.usable + [factory.builtInTextGenerator()]
        let backends = Backends(generators, work: "stories", notices: notices) { $0.name }
        known[settings] = backends
        return backends
    }

    /// Releases the generators and the servers that were started for them.
    func release() async {
        for generator in known.values.flatMap(\.generators) { await generator.release() }
        known = [:]
    }
}
