package import Domain

/// Writes stories and plans their pages: a language model with prompts, or the built-in grammar and planner.
package protocol TextGenerator: Sendable {
    /// Its name in the pipeline.
    var name: String { get }

    /// Whether it is the built-in grammar and planner, under any name.
    var isBuiltIn: Bool { get }

    /// How many stories it accepts at a time.
    var width: Int { get }

    /// Whether it can be used now. Called once, before a stage begins.
    func availability() async -> Availability

    /// Why it cannot be used for a language (BCP 47); nil if it can.
    func reasonNotToServe(_ language: String) -> String?

    /// What its plans lack in a language, for people; nil if nothing.
    func shortcoming(in language: String) -> String?

    /// Writes a story in `language` (BCP 47). Throws ``GenerationError``; cancellation passes as `CancellationError`.
    func write(_ parameters: StoryParameters, language: String, journal: TextJournal) async throws -> WrittenStory

    /// Plans the pages of a story. The reply is validated by the caller. Throws as ``write(_:language:journal:)``.
    func plan(_ request: PlanRequest, journal: TextJournal) async throws -> StoryPlan

    /// Puts a refused direction in other words; nil if it cannot. Throws as ``write(_:language:journal:)``.
    func rewrite(_ request: RewriteRequest, journal: TextJournal) async throws -> String?

    /// Plans stories of a growing collection: as many as requested. Nil if it cannot. Throws as
    /// ``write(_:language:journal:)``.
    func stories(_ request: GrowthRequest, journal: TextJournal) async throws -> [GrownStory]?

    /// Releases its resources, for example memory of a graphics card. It is not used again.
    func release() async
}

/// A story of a text generator.
package struct WrittenStory: Sendable {
    package var text: StoryText
    /// Why parts of it are the built-in writer's, and which; nil if none is.
    package var standInReason: String?

    package init(_ text: StoryText, standInReason: String? = nil) {
        self.text = text
        self.standInReason = standInReason
    }
}

extension TextGenerator {
    package var isBuiltIn: Bool { false }
    package var width: Int { 1 }
    package func reasonNotToServe(_ language: String) -> String? { nil }
    package func shortcoming(in language: String) -> String? { nil }
    package func rewrite(_ request: RewriteRequest, journal: TextJournal) async throws -> String? { nil }
    package func stories(_ request: GrowthRequest, journal: TextJournal) async throws -> [GrownStory]? { nil }
    package func release() async {}
}
