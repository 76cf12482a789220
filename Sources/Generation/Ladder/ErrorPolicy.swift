import Domain

/// What follows an error of one kind, for pictures and for texts.
package struct ErrorPolicy: Hashable, Sendable {
    /// For a panel that is to be drawn.
    let panel: Ladder.Transition
    /// For a question to a language model.
    let question: RetryAction
}

extension ErrorKind {
    /// The only table of all kinds. A test has a case for each cell.
    package var policy: ErrorPolicy {
        switch self {
        case .refused: ErrorPolicy(panel: .nextRung, question: .softer(times: 1))
        case .tooLong: ErrorPolicy(panel: .shorterRung, question: .shorter)
        case .badPicture, .badReply: ErrorPolicy(panel: .otherSeed(times: 1), question: .corrected(times: 2))
        case .busy: ErrorPolicy(panel: .whenBack, question: .again(times: 5))
        case .transient: ErrorPolicy(panel: .again(times: 3), question: .again(times: 3))
        case .unavailable: ErrorPolicy(panel: .whenBack, question: .giveUp)
        case .exhausted, .misconfigured: ErrorPolicy(panel: .leave, question: .giveUp)
        }
    }
}
