import Domain
import LibraryStore

/// All data of the report of one run, in memory.
struct RunReport: Sendable {
    var run: RunFacts
    var stories: [StoryReport]
    var books: [StoredBundle]
    /// Attempts of text generators in order, each with the collection of its story.
    var textAttempts: [(collection: Slug, attempt: TextAttempt)] = []
    /// Input problems: stories that could not be read, each with its place and what to do.
    var problems: [String] = []
    /// Generators that were skipped, with the reasons, and other important messages.
    var notices: [String]
    /// Nil if no previous run is known.
    var comparison: RunComparison?
}
