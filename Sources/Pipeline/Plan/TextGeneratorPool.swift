import Generation
import SystemPackage

/// The text generators of a run for each list of settings. Their availability is checked when the first story needs
/// one. A run with nothing to write or plan checks none and starts no server.
///
/// A stage gets its generators before it works on several stories at the same time.
actor TextGeneratorPool {
    typealias Backends = BackendHealth<any TextGenerator>

    private let factory: any GeneratorFactory
    private let logs: FilePath
    private let notices: NoticeLog
    private var known: [[BackendSettings]: Backends] = [:]

    /// `logs` is a folder for the output of started servers.
    init(factory: any GeneratorFactory, logs: FilePath, notices: NoticeLog) {
        self.factory = factory
        self.logs = logs
        self.notices = notices
    }

    /// The last generator is the built-in one.
    func generators(for settings: [BackendSettings]) async -> Backends {
        if let backends = known[settings] { return backends }
        let chain = await factory.textGenerators(for: settings, logs: logs)
        // If the wait was cancelled, the result says nothing about the backends.
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
