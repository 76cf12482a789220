/// Everything a report says of one run, where all of it lies in memory.
package struct RunReport: Sendable {
    package var run: RunFacts
    package var stories: [StoryReport]
    package var books: [BookFacts]
    /// What text generators were asked, in order.
    package var textAttempts: [TextAttemptReport]
    /// What is wrong with the input: stories that could not be read, each with its place and what to do.
    package var problems: [String]
    /// Generators that were passed over, with the reason; what else a person should know first.
    package var notices: [String]
    /// Nil where nothing is known of a run before.
    package var comparison: RunComparison?

    package init(
        run: RunFacts, stories: [StoryReport], books: [BookFacts], textAttempts: [TextAttemptReport] = [],
        problems: [String] = [], notices: [String], comparison: RunComparison? = nil
    ) {
        self.comparison = comparison
        self.run = run
        self.stories = stories
        self.books = books
        self.textAttempts = textAttempts
        self.problems = problems
        self.notices = notices
    }
}
