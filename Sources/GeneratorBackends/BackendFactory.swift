import Domain
import Foundation
package import Generators
package import Prompts
package import SystemPackage

/// Makes the generators that pipelines name, and asks each whether it can be used now.
package struct BackendFactory: GeneratorFactory {
    private let words: PlannerWords
    /// How many pictures the built-in illustrator draws at once.
    private let width: Int
    private let models: ModelTextGenerators?

    /// Without `models` the built-in generators are the only ones that can be used.
    package init(prompts: Prompts, processorCount: Int, models: ModelTextGenerators? = nil) throws(PromptsError) {
        do {
            words = try JSONDecoder().decode(PlannerWords.self, from: Data(prompts[.plannerWords]))
        } catch {
            throw .malformed(file: Prompts.File.plannerWords.rawValue, reason: "\(error)")
        }
        width = max(1, processorCount)
        self.models = models
    }

    package func textGenerators(
        for settings: [BackendSettings], logs: FilePath
    ) async -> GeneratorChain<any TextGenerator> {
        await .asking(settings.map { textGenerator($0, logs: logs) }, name: \.name) { await $0.availability() }
    }

    package func imageGenerators(for settings: [BackendSettings]) async -> GeneratorChain<any ImageGenerator> {
        await .asking(settings.map(imageGenerator), name: \.name) { await $0.availability() }
    }

    package func builtInTextGenerator() -> any TextGenerator {
        StubTextGenerator(words: words)
    }

    package func placeholderGenerator() -> any ImageGenerator {
        StubImageGenerator(purpose: .placeholder, width: width)
    }

    package func textGenerator(_ settings: BackendSettings, logs: FilePath) -> any TextGenerator {
        if settings.kind == .stub { return StubTextGenerator(name: settings.name, words: words) }
        return models?.generator(for: settings, logs: logs) ?? StubTextGenerator(name: settings.name, words: words)
    }

    /// Pipelines name no other kind for pictures.
    package func imageGenerator(_ settings: BackendSettings) -> any ImageGenerator {
        StubImageGenerator(name: settings.name, purpose: .stub, width: width)
    }
}
