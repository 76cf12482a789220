import Backends
import BuiltIn
import Domain
import Generation
import Platform
import Prompts
import SystemPackage

/// Makes the generators that pipelines name.
struct BackendFactory: GeneratorFactory {
    private struct Models {
        var host: BackendHost
        let book: Deferred<PromptBook>
        let validator: Deferred<PlanValidator>
    }

    private let builtIn: BuiltInGenerators
    private let models: Models?

    /// Without `host`, only the built-in generators are available. A user's own prompts are checked at once, those that
    /// are compiled in are read when a generator needs them.
    init(prompts: Prompts, processorCount: Int, host: BackendHost? = nil) throws {
        builtIn = BuiltInGenerators(prompts: prompts, processorCount: processorCount)
        models = host.map { host in
            Models(
                host: host, book: Deferred { try PromptBook(prompts) },
                validator: Deferred { try PlanRules(prompts: prompts).validator })
        }
        if let problem = prompts.problems.first { throw problem }
    }

    var kinds: [BackendDescription] { BackendList.kinds }

    func builtInTextGenerator() throws -> any TextGenerator { try builtIn.textGenerator() }

    func placeholderGenerator() throws -> any ImageGenerator { try builtIn.imageGenerator(for: .placeholder) }

    /// `logs` is the folder for the log of a server that is started for the generator. Of a backend with several servers,
    /// it uses the first.
    func textGenerator(_ settings: BackendSettings, logs: FilePath) throws -> any TextGenerator {
        guard settings.kind != .stub, var models else { return try builtIn.textGenerator(named: settings.name) }
        models.host.logs = logs
        return ModelTextGenerator(
            model: models.host.languageModel(settings.firstMember), book: try models.book(),
            validator: try models.validator(), standIn: try builtIn.standInPlanner, time: models.host.time)
    }

    func imageGenerator(_ settings: BackendSettings, logs: FilePath) throws -> any ImageGenerator {
        guard settings.kind != .stub, var host = models?.host else {
            return try builtIn.imageGenerator(named: settings.name)
        }
        host.logs = logs
        return ModelImageGenerator(
            model: host.imageModel(settings.firstMember), perMinute: settings.images.perMinute,
            price: settings.images.price)
    }
}
