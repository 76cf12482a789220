import BuiltIn
import Domain
import Foundation
package import Generation
package import Prompts
package import SystemPackage

/// Makes the generators that pipelines name, and checks whether each can be used.
package struct BackendFactory: GeneratorFactory {
    private let words: PlannerWords
    private let directions: DirectionReader
    /// How many pictures the built-in illustrator draws in parallel.
    private let width: Int
    private let models: (host: BackendHost, book: PromptBook, validator: PlanValidator)?

    /// Without `host`, only the built-in generators are available.
    package init(prompts: Prompts, processorCount: Int, host: BackendHost? = nil) throws(PromptsError) {
        do {
            words = try JSONDecoder().decode(PlannerWords.self, from: Data(prompts[.plannerWords]))
        } catch {
            throw .malformed(file: Prompts.File.plannerWords.rawValue, reason: "\(error)")
        }
        directions = DirectionReader(words: words)
        width = max(1, processorCount)
        if let host {
            models = (host, try PromptBook(prompts), try PlanRules(prompts: prompts).validator)
        } else {
            models = nil
        }
    }

    package var kinds: [BackendDescription] { BackendList.kinds }

    package func builtInTextGenerator() -> any TextGenerator {
        StubTextGenerator(words: words)
    }

    /// Plans what a language model does not plan.
    package var standInPlanner: any StandInPlanner { StubStandInPlanner(words: words) }

    package func placeholderGenerator() -> any ImageGenerator {
        StubImageGenerator(purpose: .placeholder, directions: directions, width: width)
    }

    /// `logs` is the folder for the log of a server that is started for the generator. Of a backend with several servers,
    /// it uses the first.
    package func textGenerator(_ settings: BackendSettings, logs: FilePath) -> any TextGenerator {
        guard settings.kind != .stub, var models else {
            return StubTextGenerator(name: settings.name, words: words)
        }
        models.host.logs = logs
        return ModelTextGenerator(
            model: models.host.languageModel(settings.firstMember), book: models.book, validator: models.validator,
            standIn: standInPlanner, time: models.host.time)
    }

    package func imageGenerator(_ settings: BackendSettings, logs: FilePath) -> any ImageGenerator {
        guard settings.kind != .stub, var host = models?.host else {
            return StubImageGenerator(name: settings.name, purpose: .stub, directions: directions, width: width)
        }
        host.logs = logs
        return ModelImageGenerator(
            model: host.imageModel(settings.firstMember), perMinute: settings.images.perMinute,
            price: settings.images.price)
    }
}
