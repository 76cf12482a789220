/// One request to a language model and what became of it.
package struct TextAttempt: Hashable, Sendable {
    package var backend: String
    /// What was asked for: `cast`, `page 3`, `story`.
    package var subject: String
    /// Counts the requests for this subject to this backend, from 1.
    package var number: Int
    /// Seconds since 1970.
    package var started: Double
    package var seconds: Double
    /// Nil where the reply was used.
    package var error: GenerationError?
    /// What had to be mended in the reply before it could be read, each by its name.
    package var repairs: [String]
    /// Tokens of the request as the server counted them; nil where it did not say.
    package var promptTokens: Int?
    package var replyTokens: Int?

    init(
        backend: String, subject: String, number: Int, started: Double, seconds: Double,
        error: GenerationError? = nil, repairs: [String] = [], promptTokens: Int? = nil, replyTokens: Int? = nil
    ) {
        self.backend = backend
        self.subject = subject
        self.number = number
        self.started = started
        self.seconds = seconds
        self.error = error
        self.repairs = repairs
        self.promptTokens = promptTokens
        self.replyTokens = replyTokens
    }
}
