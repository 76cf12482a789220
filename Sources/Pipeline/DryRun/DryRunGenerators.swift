import Domain
import Generation
import SystemPackage

/// Generators for a dry run. They send no request and start no server. The built-in writer and planner do the work of
/// language models.
struct DryRunGenerators: GeneratorFactory {
    private let generators: any GeneratorFactory

    init(for generators: any GeneratorFactory) {
        self.generators = generators
    }

    var kinds: [BackendDescription] { generators.kinds }

    func textGenerator(_ settings: BackendSettings, logs: FilePath) throws -> any TextGenerator {
        let generator = try generators.textGenerator(settings, logs: logs)
        guard !generator.isBuiltIn else { return try generators.builtInTextGenerator() }
        return CountedTextGenerator(original: generator, builtIn: try generators.builtInTextGenerator())
    }

    func imageGenerator(_ settings: BackendSettings, logs: FilePath) throws -> any ImageGenerator {
        try generators.imageGenerator(settings, logs: logs)
    }

    func builtInTextGenerator() throws -> any TextGenerator { try generators.builtInTextGenerator() }
    func placeholderGenerator() throws -> any ImageGenerator { try generators.placeholderGenerator() }
}

/// The built-in writer and planner in place of a language model. Their results are only counted.
private struct CountedTextGenerator: TextGenerator {
    let original: any TextGenerator
    let builtIn: any TextGenerator

    var name: String { original.name }
    var isBuiltIn: Bool { true }

    func availability() async -> Availability { await builtIn.availability() }

    func reasonNotToServe(_ language: String) -> String? { original.reasonNotToServe(language) }

    /// Writes in English if the built-in writer does not know the language.
    func write(_ parameters: StoryParameters, language: String, journal: TextJournal) async throws -> WrittenStory {
        let isKnown = StoryParameters.builtInLanguages.contains(LanguageTag.primary(of: language))
        return try await builtIn.write(parameters, language: isKnown ? language : "en", journal: journal)
    }

    func plan(_ request: PlanRequest, journal: TextJournal) async throws -> StoryPlan {
        try await builtIn.plan(request, journal: journal)
    }
}
