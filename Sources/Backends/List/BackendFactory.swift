import BuiltIn
import Domain
package import Generation
import Platform
package import Prompts
package import SystemPackage

/// Makes the generators that pipelines name, and checks whether each can be used.
package struct BackendFactory: GeneratorFactory {
    private struct Models {
        var host: BackendHost
        let book: Deferred<PromptBook>
        let validator: Deferred<PlanValidator>
    }

    private let lexicon: Deferred<PlannerLexicon>
    private let plots: Deferred<StoryPlots>
    /// How many pictures the built-in illustrator draws in parallel.
    private let width: Int
    private let models: Models?

    /// Without `host`, only the built-in generators are available. A user's own prompts are checked at once, those that
    /// are compiled in are read when a generator needs them.
    package init(prompts: Prompts, processorCount: Int, host: BackendHost? = nil) throws {
        lexicon = Deferred { try PlannerLexicon(prompts) }
        plots = Deferred { try StoryPlots(prompts) }
        width = max(1, processorCount)
        models = host.map { host in
            Models(
                host: host, book: Deferred { try PromptBook(prompts) },
                validator: Deferred { try PlanRules(prompts: prompts).validator })
        }
        if let problem = prompts.problems.first { throw problem }
    }

    package var kinds: [BackendDescription] { BackendList.kinds }

    package func builtInTextGenerator() throws -> any TextGenerator {
        StubTextGenerator(lexicon: try lexicon(), plots: plots)
    }

    /// Plans what a language model does not plan.
    package var standInPlanner: any StandInPlanner {
        get throws { StubStandInPlanner(lexicon: try lexicon(), plots: plots) }
    }

    package func placeholderGenerator() throws -> any ImageGenerator {
        StubImageGenerator(purpose: .placeholder, directions: DirectionReader(lexicon: try lexicon()), width: width)
    }

    /// `logs` is the folder for the log of a server that is started for the generator. Of a backend with several servers,
    /// it uses the first.
    package func textGenerator(_ settings: BackendSettings, logs: FilePath) throws -> any TextGenerator {
        guard settings.kind != .stub, var models else {
            return StubTextGenerator(name: settings.name, lexicon: try lexicon(), plots: plots)
        }
        models.host.logs = logs
        return ModelTextGenerator(
            model: models.host.languageModel(settings.firstMember), book: try models.book(),
            validator: try models.validator(), standIn: try standInPlanner, time: models.host.time)
    }

    package func imageGenerator(_ settings: BackendSettings, logs: FilePath) throws -> any ImageGenerator {
        guard settings.kind != .stub, var host = models?.host else {
            return StubImageGenerator(
                name: settings.name, purpose: .stub, directions: DirectionReader(lexicon: try lexicon()), width: width)
        }
        host.logs = logs
        return ModelImageGenerator(
            model: host.imageModel(settings.firstMember), perMinute: settings.images.perMinute,
            price: settings.images.price)
    }
}
