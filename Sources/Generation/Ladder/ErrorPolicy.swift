import Domain

/// What follows an error of one kind, for pictures and for texts.
package struct ErrorPolicy: Hashable, Sendable {
    /// For a panel that is to be drawn.
    let panel: Ladder.Transition
    /// For a question to a language model.
    let question: RetryAction
    /// If a backend fails this many panels or questions in a row, it is disabled. Without an answer each one costs
    /// several timeouts; with unusable answers each one costs several requests. Nil if such failures do not disable it.
    package let failuresInARow: Int?

    /// Whether the first error of this kind disables the backend for the rest of the run.
    package var disablesBackend: Bool { panel == .disableBackend }
}

extension ErrorKind {
    /// The only table of all kinds. A test has a case for each cell.
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
