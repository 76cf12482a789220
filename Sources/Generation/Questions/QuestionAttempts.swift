import Domain

/// The state of a question during its attempts: the wording, the space for a reply, and the problems of the last
/// answer.
struct QuestionAttempts<Answer: Sendable>: Sendable {
    /// How often the space for a reply is doubled after a reply was cut.
    private static var roomDoublings: Int { 2 }
    /// How much of a wrong reply is sent back to the model, in Unicode scalars.
    private static var shownReply: Int { 2000 }

    let question: Question<Answer>
    private let gentler: String
    private let correction: @Sendable (String) -> String
    private var wording = 0
    private var isGentle = false
    private var doublings = 0
    private var wrong: (reply: String, problems: [SpecProblem])?
    private var tries: [ErrorKind: Int] = [:]
    private var backoff: Backoff

    /// `correction` writes problems as a user's turn.
    init(
        _ question: Question<Answer>, gentler: String, correction: @escaping @Sendable (String) -> String, seed: UInt64
    ) {
        self.question = question
        self.gentler = gentler
        self.correction = correction
        backoff = Backoff(seed: seed)
    }

    private var room: Int { question.replyTokens << doublings }

    func request(seed: UInt64) -> LanguageRequest {
        var turns = [LanguageRequest.Turn(.user, question.wordings[wording])]
        if let wrong {
            let list = wrong.problems.prefix(20).map {
                "- \(SpecProblem($0.path.quotedReply, $0.message.quotedForPrompt))"
            }.joined(separator: "\n")
            turns.append(.init(.assistant, String(wrong.reply.unicodeScalars.prefix(Self.shownReply)).quotedReply))
            turns.append(.init(.user, correction(list)))
        }
        return LanguageRequest(
            instructions: isGentle ? question.instructions + "\n" + gentler : question.instructions, turns: turns,
            schema: question.schema, schemaName: question.schemaName, replyTokens: room, seed: seed)
    }

    /// Uses a shorter wording; false if there is none.
    mutating func shorten() -> Bool {
        if wrong != nil {
            wrong = nil
            return true
        }
        let length = question.wordings[wording].utf8.count
        guard
            let next = question.wordings.indices.first(where: {
                $0 > wording && question.wordings[$0].utf8.count < length
            })
        else { return false }
        wording = next
        return true
    }

    /// Doubles the space for the reply; false if the limit of doublings is reached.
    mutating func widen() -> Bool {
        guard doublings < Self.roomDoublings else { return false }
        doublings += 1
        return true
    }

    /// Applies the policy to the failure. Returns the pause before the next attempt, or nil to give up.
    mutating func answer(to failure: QuestionError) -> Duration? {
        if failure.isCut, widen() { return .zero }
        let kind = failure.error.kind
        let count = tries[kind, default: 0] + 1
        tries[kind] = count
        switch kind.policy.question {
        case .again(let times):
            return count <= times ? backoff.pause(asked: failure.error.retryAfter, tries: count) : nil
        case .shorter:
            return shorten() ? .zero : nil
        case .softer(let times):
            isGentle = true
            return count <= times ? .zero : nil
        case .corrected(let times):
            wrong = failure.wrong
            return count <= times ? .zero : nil
        case .giveUp:
            return nil
        }
    }
}
