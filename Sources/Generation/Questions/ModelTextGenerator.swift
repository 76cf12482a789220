package import Domain

/// Uses a language model as a text generator. It asks for the cast first, then for one page after another, with
/// sentence numbers. The model never has to repeat a story's text.
package struct ModelTextGenerator: TextGenerator {
    private let model: any LanguageModel
    private let book: PromptBook
    private let validator: PlanValidator
    private let standIn: any StandInPlanner
    private let time: HostClock

    /// `standIn` plans the parts for which the model has no usable answer.
    package init(
        model: any LanguageModel, book: PromptBook, validator: PlanValidator, standIn: any StandInPlanner,
        time: HostClock
    ) {
        self.model = model
        self.book = book
        self.validator = validator
        self.standIn = standIn
        self.time = time
    }

    package var name: String { model.name }
    package var width: Int { model.width }

    package func availability() async -> Availability {
        Availability(await model.probe(), named: \.named)
    }

    package func reasonNotToServe(_ language: String) -> String? {
        let primary = LanguageTag.primary(of: language)
        guard let languages = model.languages, !languages.contains(primary) else { return nil }
        return "it serves \(languages.joined(separator: ", ")), not “\(language)”"
    }

    package func write(
        _ parameters: StoryParameters, language: String, journal: TextJournal
    ) async throws -> WrittenStory {
        let interviewer = try await interviewer(journal, seed: parameters.seed)
        let writing = StoryWriting(parameters: parameters, language: language, book: book, validator: validator)
        guard let shape = parameters.branching else {
            return WrittenStory(try await writing.story(asking: interviewer))
        }
        let primary = LanguageTag.primary(of: language)
        let isKnown = StoryParameters.builtInLanguages.contains(primary)
        let outline = isKnown ? try standIn.story(from: parameters, in: primary) : nil
        return try await PassageWriting(writing: writing, shape: shape, outline: outline).story(asking: interviewer)
    }

    package func plan(_ request: PlanRequest, journal: TextJournal) async throws -> StoryPlan {
        let interviewer = try await interviewer(journal, seed: StableHash(of: request.title).value)
        return try await PagePlanning(request: request, book: book, validator: validator, standIn: standIn)
            .plan(asking: interviewer)
    }

    package func rewrite(_ request: RewriteRequest, journal: TextJournal) async throws -> String? {
        let interviewer = try await interviewer(journal, seed: StableHash(of: request.direction).value)
        return try await DirectionRewriting(request: request, book: book, validator: validator)
            .direction(asking: interviewer)
    }

    package func stories(_ request: GrowthRequest, journal: TextJournal) async throws -> [GrownStory]? {
        let interviewer = try await interviewer(journal, seed: StableHash(of: request.collection).value)
        return try await GrowthPlanning(request: request, book: book, validator: validator)
            .stories(asking: interviewer)
    }

    package func release() async { await model.release() }

    private func interviewer(_ journal: TextJournal, seed: UInt64) async throws -> QuestionRunner {
        let availability = await model.probe()
        try Task.checkCancellation()
        switch availability {
        case .ready(let facts):
            return QuestionRunner(
                model: model, contextSize: facts.contextSize, book: book, time: time, journal: journal, seed: seed)
        case .loading(let reason, let remedy): throw GenerationError(.busy, "\(reason); \(remedy)")
        case .absent(let reason, let remedy): throw GenerationError(.unavailable, "\(reason); \(remedy)")
        case .unavailable(let reason, let remedy): throw GenerationError(.misconfigured, "\(reason); \(remedy)")
        }
    }
}

extension ModelFacts {
    /// The facts by name, for programs.
    fileprivate var named: [String: String] {
        var named = ["product": product, "enforces": enforcement.rawValue]
        named["version"] = version
        named["model"] = model
        named["contextSize"] = contextSize.map { "\($0)" }
        return named
    }
}
