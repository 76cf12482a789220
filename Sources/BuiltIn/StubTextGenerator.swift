import Domain
import Generation
import Platform

/// The built-in writer and planner as a text generator. It is always available and gives the same text for the same
/// request.
struct StubTextGenerator: TextGenerator {
    let name: String
    let isBuiltIn = true
    let width = 1
    private let writer: Deferred<StubWriter>
    private let lexicon: PlannerLexicon

    /// `plots` are read when the first story is written.
    init(name: String, lexicon: PlannerLexicon, plots: Deferred<StoryPlots>) {
        self.name = name
        writer = Deferred { StubWriter(plots: try plots()) }
        self.lexicon = lexicon
    }

    func availability() async -> Availability {
        .available(
            detail: "built-in writer (English, German, Spanish) and planner (pages in any language, scenes in English)")
    }

    func shortcoming(in language: String) -> String? {
        guard !Self.isEnglish(language) else { return nil }
        return "the built-in planner knows the words for characters, places and times in English only; "
            + "pictures of stories in “\(language)” need not show who and what they tell of"
    }

    @concurrent
    func write(
        _ parameters: StoryParameters, language: String, journal: TextJournal
    ) async throws -> WrittenStory {
        let primary = LanguageTag.primary(of: language)
        guard StoryParameters.builtInLanguages.contains(primary) else {
            let known = StoryParameters.builtInLanguages.joined(separator: ", ")
            throw GenerationError(.misconfigured, "the built-in writer has plots in \(known), not in “\(language)”")
        }
        return WrittenStory(try writer().story(from: parameters, in: primary))
    }

    @concurrent
    func plan(_ request: PlanRequest, journal: TextJournal) async throws -> StoryPlan {
        StubPlanner(lexicon: lexicon.with(request.art)).plan(request)
    }

    private static func isEnglish(_ language: String) -> Bool {
        LanguageTag.primary(of: language) == "en"
    }
}
