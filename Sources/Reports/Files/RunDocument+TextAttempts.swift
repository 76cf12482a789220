extension RunDocument {
    struct TextAttempt: Encodable {
        let story: String
        let backend: String
        let subject: String
        let number: Int
        let started: String
        let seconds: Double
        let outcome: String
        let message: String?
        let repairs: [String]?
        let promptTokens: Int?
        let replyTokens: Int?

        init(_ report: TextAttemptReport) {
            story = report.story
            backend = report.backend
            subject = report.subject
            number = report.number
            started = Milliseconds(seconds: report.started).iso8601
            seconds = report.runtime.seconds
            outcome = report.outcome
            message = report.message
            repairs = report.repairs.isEmpty ? nil : report.repairs
            promptTokens = report.promptTokens
            replyTokens = report.replyTokens
        }
    }
}
