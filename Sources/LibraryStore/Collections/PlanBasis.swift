package import Domain

/// What decides a plan, besides the story text, and can be changed by a person. A plan is stale if its basis differs
/// from the pipeline's.
package struct PlanBasis: Basis, Hashable, Sendable {
    package var language: String
    /// Ages and rating: `3-6 G`.
    package var audience: String
    /// The planner's name in the pipeline.
    package var backend: String
    /// The planner's settings that decide a plan, one per line.
    package var settings: String
    /// Digest of the prompts and word lists that planners use.
    package var prompts: String
    /// ``Domain/ComicPage/basis`` of a comic, or which pages have a picture; nil if every page has one.
    package var layout: String?
    /// The characters of the `cast:` that the text names; nil if there are none.
    package var cast: [CharacterFacts]?
    /// The names of the other characters of the `cast:`; nil if there are none.
    package var castElsewhere: [String]?
    /// The names of the characters that the story's own source describes; nil if there are none.
    package var ownCast: [String]?
    /// The names of the user's drawings, which the built-in planner knows; nil if there were none.
    package var art: [String]?

    package init(
        language: String, audience: String, backend: String, settings: String, prompts: String
    ) {
        self.language = language
        self.audience = audience
        self.backend = backend
        self.settings = settings
        self.prompts = prompts
    }
}
