import Domain

/// Why a question brought no usable answer this time.
struct QuestionError: Error {
    var error: GenerationError
    /// Whether the reply ended at the limit of tokens, so that more room may help.
    var isCut = false
    /// The reply and what is wrong with it, to be shown to the model.
    var wrong: (reply: String, problems: [SpecProblem])?
    var repairs: [String] = []

    init(_ error: GenerationError) {
        self.error = error
    }

    /// A reply that says something, and not what was asked for.
    static func wrong(_ reply: String, _ problems: [SpecProblem], repairs: [String] = []) -> QuestionError {
        let shown = problems.prefix(3).map(\.description).joined(separator: "; ")
        let more = problems.count > 3 ? "; and \(problems.count - 3) more" : ""
        var failure = QuestionError(GenerationError(.badReply, shown + more))
        failure.wrong = (reply, problems)
        failure.repairs = repairs
        return failure
    }

    /// A reply that ended at the limit.
    static func cut(after tokens: Int) -> QuestionError {
        var failure = QuestionError(GenerationError(.badReply, "the reply was cut after \(tokens) tokens"))
        failure.isCut = true
        return failure
    }
}
