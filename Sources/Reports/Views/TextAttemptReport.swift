import Domain

/// One request to a text generator: for a story, its cast, a page of it.
package struct TextAttemptReport: Sendable {
    /// `lanterns/the-lantern-fox`
    var story: String
    var backend: String
    /// `story`, `cast`, `page 3`.
    var subject: String
    var number: Int
    /// Seconds since 1970.
    var started: Double
    var seconds: Double
    /// `ready`, or the kind of the error: `refused`, `bad-reply`…
    var outcome: String
    /// The generator's own words, or what was wrong with its answer.
    var message: String?
    /// What was mended in the answer, each by its name.
    var repairs: [String]
    var promptTokens: Int?
    var replyTokens: Int?

    package init(
        story: String, backend: String, subject: String, number: Int, started: Double, seconds: Double,
        outcome: String, message: String?, repairs: [String], promptTokens: Int?, replyTokens: Int?
    ) {
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

    var succeeded: Bool { outcome == PanelStatus.ready.rawValue }
    var runtime: Milliseconds { Milliseconds(seconds: seconds) }
}
