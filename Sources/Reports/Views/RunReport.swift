import Domain
import LibraryStore

/// Everything a report says of one run, where all of it lies in memory.
struct RunReport: Sendable {
    var run: RunFacts
    var stories: [StoryReport]
    var books: [StoredBundle]
    /// Requests to text generators, in order, each with the collection of its story.
    var textAttempts: [(collection: Slug, attempt: TextAttempt)] = []
    /// What is wrong with the input: stories that could not be read, each with its place and what to do.
    var problems: [String] = []
    /// Generators that were passed over, with the reason; what else a person should know first.
    var notices: [String]
    /// Nil where nothing is known of a run before.
    var comparison: RunComparison?
}
