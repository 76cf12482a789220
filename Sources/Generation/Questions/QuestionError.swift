import Domain

/// Why an attempt at a question returned no usable answer.
struct QuestionError: Error {
    var error: GenerationError
    /// Whether the reply ended at the token limit. More space may help.
    var isCut = false
    /// The reply and its problems, to be sent to the model.
    var wrong: (reply: String, problems: [SpecProblem])?
    var repairs: [String] = []

    init(_ error: GenerationError) {
        self.error = error
    }

    /// A reply with content that does not answer the question.
    static func wrong(_ reply: String, _ problems: [SpecProblem], repairs: [String] = []) -> QuestionError {
        let shown = problems.prefix(3).map(\.description).joined(separator: "; ")
        let more = problems.count > 3 ? "; and \(problems.count - 3) more" : ""
        var failure = QuestionError(GenerationError(.badReply, shown + more))
        failure.wrong = (reply, problems)
        failure.repairs = repairs
        return failure
    }

    /// A reply that ended at the token limit.
    static func cut(after tokens: Int) -> QuestionError {
        var failure = QuestionError(GenerationError(.badReply, "the reply was cut after \(tokens) tokens"))
        failure.isCut = true
        return failure
    }
}
