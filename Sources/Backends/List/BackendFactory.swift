import BuiltIn
import Domain
import Foundation
package import Generation
package import Prompts
package import SystemPackage

/// Makes the generators that pipelines name, and asks each whether it can be used now.
package struct BackendFactory: GeneratorFactory {
    private let words: PlannerWords
    private let directions: DirectionReader
    /// How many pictures the built-in illustrator draws at once.
    private let width: Int
    private let texts: ModelTextGenerators?
    private let images: ModelImageGenerators?

    /// Without `texts` and `images` the built-in generators are the only ones that can be used.
    package init(
        prompts: Prompts, processorCount: Int, texts: ModelTextGenerators? = nil, images: ModelImageGenerators? = nil
    ) throws(PromptsError) {
        do {
            words = try JSONDecoder().decode(PlannerWords.self, from: Data(prompts[.plannerWords]))
        } catch {
            throw .malformed(file: Prompts.File.plannerWords.rawValue, reason: "\(error)")
        }
        directions = DirectionReader(words: words)
        width = max(1, processorCount)
        self.texts = texts
        self.images = images
    }

    package func textGenerators(
        for settings: [BackendSettings], logs: FilePath
    ) async -> GeneratorChain<any TextGenerator> {
        await .asking(settings.map { textGenerator($0, logs: logs) }, name: \.name) { await $0.availability() }
    }

    package func imageGenerators(
        for settings: [BackendSettings], logs: FilePath
    ) async -> GeneratorChain<any ImageGenerator> {
        // One graphics card holds one model: the server of one that may never be asked is not started.
        let chain = await GeneratorChain.asking(
            settings.map { imageGenerator($0, logs: logs) }, name: \.name, canWait: \.hasOwnServer
        ) { await $0.availability() }
        guard Task.isCancelled else { return chain }
        // Nobody will use them, and some may have a server of their own.
        for generator in chain.usable { await generator.release() }
        return GeneratorChain(usable: [], passedOver: chain.passedOver)
    }

    package func unaskedTextGenerator(_ settings: BackendSettings) -> (any TextGenerator)? {
        textGenerator(settings, logs: FilePath())
    }

    package func unaskedImageGenerator(_ settings: BackendSettings) -> (any ImageGenerator)? {
        imageGenerator(settings, logs: FilePath())
    }

    package func builtInTextGenerator() -> any TextGenerator {
        StubTextGenerator(words: words)
    }

    package func placeholderGenerator() -> any ImageGenerator {
        StubImageGenerator(purpose: .placeholder, directions: directions, width: width)
    }

    package func textGenerator(_ settings: BackendSettings, logs: FilePath) -> any TextGenerator {
        if settings.kind == .stub { return StubTextGenerator(name: settings.name, words: words) }
        return texts?.generator(for: settings, logs: logs) ?? StubTextGenerator(name: settings.name, words: words)
    }

    package func imageGenerator(_ settings: BackendSettings, logs: FilePath) -> any ImageGenerator {
        let stub = StubImageGenerator(
            name: settings.name, purpose: .stub, directions: directions, width: width)
        return settings.kind == .stub ? stub : images?.generator(for: settings, logs: logs) ?? stub
    }
}
