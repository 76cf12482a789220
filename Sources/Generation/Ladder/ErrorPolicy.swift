import Domain

/// What an error of one kind leads to, for pictures and for texts.
package struct ErrorPolicy: Hashable, Sendable {
    /// For a panel that is to be drawn.
    let panel: Ladder.Transition
    /// For a question to a language model.
    let question: RetryAction
    /// How many pieces of work in a row disable a backend that gave up on each of them: without any answer they cost its
    /// timeout several times, and with unusable answers a request for each try. Nil where none do.
    package let failuresInARow: Int?

    /// Whether the first error of the kind disables the backend for the rest of the run.
    package var disablesBackend: Bool { panel == .disableBackend }
}

extension ErrorKind {
    /// The one table of all kinds. A test has a case for each cell.
    package var policy: ErrorPolicy {
        switch self {
        case .refused: ErrorPolicy(panel: .nextRung, question: .softer(times: 1), failuresInARow: nil)
        case .tooLong: ErrorPolicy(panel: .shorterRung, question: .shorter, failuresInARow: nil)
        case .badPicture, .badReply:
            ErrorPolicy(panel: .otherSeed(times: 1), question: .corrected(times: 2), failuresInARow: 3)
        case .busy: ErrorPolicy(panel: .again(times: 5), question: .again(times: 5), failuresInARow: 2)
        case .transient: ErrorPolicy(panel: .again(times: 3), question: .again(times: 3), failuresInARow: 2)
        case .exhausted, .unavailable, .misconfigured:
            ErrorPolicy(panel: .disableBackend, question: .giveUp, failuresInARow: nil)
        }
    }
}
