package import Domain
package import Generation

/// The built-in writer and planner as a text generator. It is always available and gives the same text for the same
/// request.
package struct StubTextGenerator: TextGenerator {
    package let name: String
    package let isBuiltIn = true
    package let width: Int
    private let writer = StubWriter()
    private let planner: StubPlanner

    package init(name: String = BackendSettings.stub.name, lexicon: PlannerLexicon, width: Int = 1) {
        self.name = name
        self.width = width
        planner = StubPlanner(lexicon: lexicon)
    }

    package func availability() async -> Availability {
        .available(detail: "built-in writer (English) and planner (pages in any language, scenes in English)")
    }

    package func shortcoming(in language: String) -> String? {
        guard !Self.isEnglish(language) else { return nil }
        return "the built-in planner knows the words for characters, places and times in English only; "
            + "pictures of stories in “\(language)” need not show who and what they tell of"
    }

    @concurrent
    package func write(
        _ parameters: StoryParameters, language: String, journal: TextJournal
    ) async throws -> WrittenStory {
        guard Self.isEnglish(language) else {
            throw GenerationError(.misconfigured, "the built-in writer knows English only, not “\(language)”")
        }
        return WrittenStory(writer.story(from: parameters))
    }

    @concurrent
    package func plan(_ request: PlanRequest, journal: TextJournal) async throws -> StoryPlan {
        planner.plan(request)
    }

    private static func isEnglish(_ language: String) -> Bool {
        LanguageTag.primary(of: language) == "en"
    }
}
