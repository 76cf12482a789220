/// One request to a text generator: for a story, its cast, a page of it.
package struct TextAttempt: Hashable, Sendable {
    package var run: RunID
    package var collection: CollectionID
    package var story: Slug
    package var backend: String
    /// What was asked for: `cast`, `page 3`, `story`.
    package var subject: String
    /// Counts the requests for this subject to this backend, from 1.
    package var number: Int
    /// Seconds since 1970.
    package var started: Double
    package var seconds: Double
    package var outcome: AttemptOutcome
    /// The generator's own words, or what was wrong with its reply.
    package var message: String?
    /// Which repairs made the reply readable, each by its name.
    package var repairs: [String]
    /// Tokens of the request as the server counted them; nil where it did not say.
    package var promptTokens: Int?
    package var replyTokens: Int?

    package init(
        run: RunID, collection: CollectionID, story: Slug, backend: String, subject: String, number: Int,
        started: Double, seconds: Double, outcome: AttemptOutcome, message: String? = nil, repairs: [String] = [],
        promptTokens: Int? = nil, replyTokens: Int? = nil
    ) {
        self.run = run
        self.collection = collection
        self.story = story
        self.backend = backend
        self.subject = subject
        self.number = number
        self.started = started
        self.seconds = seconds
        self.outcome = outcome
        self.message = message
        self.repairs = repairs
        self.promptTokens = promptTokens
        self.replyTokens = replyTokens
    }
}
