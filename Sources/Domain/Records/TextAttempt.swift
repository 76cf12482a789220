/// One request to a text generator: for a story, its cast, one of its pages, or other words for a page.
package struct TextAttempt: Hashable, Sendable {
    package var run: RunID
    package var collection: CollectionID
    package var story: Slug
    package var backend: String
    /// The address of the server that was asked, if the backend has several.
    package var server: String?
    /// What was requested: `cast`, `page 3`, `story`, `page 3 in other words`.
    package var subject: String
    /// The number of the request for this subject to this backend, from 1.
    package var number: Int
    /// Seconds since 1970.
    package var started: Double
    package var seconds: Double
    package var outcome: AttemptOutcome
    /// The generator's own message, or what was wrong with its reply.
    package var message: String?
    /// The names of the repairs that made the reply readable.
    package var repairs: [String]
    /// Prompt tokens as the server counted them; nil if it did not report them.
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

    /// `llama`, `llama at http://127.0.0.1:8081`
    package var backendAndServer: String { backend + (server.map { " at \($0)" } ?? "") }
}
