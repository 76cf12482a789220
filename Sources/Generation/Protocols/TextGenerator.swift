package import Domain

/// Writes stories and plans their pages: a language model behind prompts, or the built-in grammar and planner.
package protocol TextGenerator: Sendable {
    /// The name under which the pipeline lists it.
    var name: String { get }

    /// Whether it is the built-in grammar and planner, whatever the pipeline calls it.
    var isBuiltIn: Bool { get }

    /// How many stories it takes at a time.
    var width: Int { get }

    /// What it is and whether it can be used now. Asked once, before a stage begins.
    func availability() async -> Availability

    /// Why it cannot be asked for stories in a language (BCP 47); nil where it can.
    func reasonNotToServe(_ language: String) -> String?

    /// What its plans lack in a language, for people; nil where they lack nothing.
    func shortcoming(in language: String) -> String?

    /// Writes a story in `language` (BCP 47). Throws ``GenerationError``; cancellation passes as `CancellationError`.
    func write(_ parameters: StoryParameters, language: String, journal: TextJournal) async throws -> StoryText

    /// Plans the pages of a story. The reply is validated by the caller. Throws as ``write(_:language:journal:)``.
    func plan(_ request: PlanRequest, journal: TextJournal) async throws -> StoryPlan

    /// Gives back what it holds, memory of a graphics card say; it is not asked any more.
    func release() async
}

extension TextGenerator {
    package var isBuiltIn: Bool { false }
    package var width: Int { 1 }
    package func reasonNotToServe(_ language: String) -> String? { nil }
    package func shortcoming(in language: String) -> String? { nil }
    package func release() async {}
}
