import SystemPackage

@testable import Backends
@testable import Generation

/// The built-in generators, and the test's own generators by their names.
struct TestFactory: GeneratorFactory {
    let builtIn: BackendFactory
    let images: [any ImageGenerator]
    let texts: [any TextGenerator]

    var kinds: [BackendDescription] { builtIn.kinds }

    func textGenerators(for settings: [BackendSettings], logs: FilePath) async -> GeneratorChain<any TextGenerator> {
        var all: [any TextGenerator] = []
        for setting in settings {
            all.append(texts.first { $0.name == setting.name } ?? builtIn.textGenerator(setting, logs: logs))
        }
        return await .asking(all, name: \.name) { await $0.availability() }
    }

    func imageGenerators(for settings: [BackendSettings], logs: FilePath) async -> GeneratorChain<any ImageGenerator> {
        var all: [any ImageGenerator] = []
        for setting in settings {
            all.append(images.first { $0.name == setting.name } ?? builtIn.imageGenerator(setting, logs: logs))
        }
        return await .asking(all, name: \.name) { await $0.availability() }
    }

    func uncheckedTextGenerator(_ settings: BackendSettings) -> (any TextGenerator)? {
        texts.first { $0.name == settings.name } ?? builtIn.uncheckedTextGenerator(settings)
    }

    func uncheckedImageGenerator(_ settings: BackendSettings) -> (any ImageGenerator)? {
        images.first { $0.name == settings.name } ?? builtIn.uncheckedImageGenerator(settings)
    }

    func builtInTextGenerator() -> any TextGenerator { builtIn.builtInTextGenerator() }
    func placeholderGenerator() -> any ImageGenerator { builtIn.placeholderGenerator() }
}
