/// What a story was planned by, as far as a person can change it beside its text. A plan whose basis is no longer the
/// pipeline's is stale.
package struct PlanBasis: Basis, Hashable, Sendable {
    package var language: String
    /// Ages and rating: `3-6 G`.
    package var audience: String
    /// The name under which the pipeline lists the planner.
    package var backend: String
    /// The planner's settings that decide a plan, one a line.
    package var settings: String
    /// Digest of the prompts and word lists that planners use.
    package var prompts: String
    /// Whether the planner is not the pipeline's first choice but what was left.
    package var standsIn: Bool

    package init(
        language: String, audience: String, backend: String, settings: String, prompts: String, standsIn: Bool
    ) {
        self.language = language
        self.audience = audience
        self.backend = backend
        self.settings = settings
        self.prompts = prompts
        self.standsIn = standsIn
    }
}
