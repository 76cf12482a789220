import Domain
import Foundation
package import Generators
package import Prompts

/// Makes the generators that pipelines name, and asks each whether it can be used now.
package struct BackendFactory: GeneratorFactory {
    private let words: PlannerWords
    /// How many pictures the built-in illustrator draws at once.
    private let width: Int

    package init(prompts: Prompts, processorCount: Int) throws(PromptsError) {
        do {
            words = try JSONDecoder().decode(PlannerWords.self, from: Data(prompts[.plannerWords]))
        } catch {
            throw .malformed(file: Prompts.File.plannerWords.rawValue, reason: "\(error)")
        }
        width = max(1, processorCount)
    }

    package func textGenerators(for settings: [BackendSettings]) async -> GeneratorChain<any TextGenerator> {
        await .asking(settings.map(textGenerator), name: \.name) { await $0.availability() }
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

    package func textGenerator(_ settings: BackendSettings) -> any TextGenerator {
        switch settings.kind {
        case .stub: StubTextGenerator(name: settings.name, words: words)
        }
    }

    package func imageGenerator(_ settings: BackendSettings) -> any ImageGenerator {
        switch settings.kind {
        case .stub: StubImageGenerator(name: settings.name, purpose: .stub, width: width)
        }
    }
}
