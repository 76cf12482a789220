import Domain

/// What follows when a question to a language model brought no usable answer.
package enum Course: Hashable, Sendable {
    /// The same question after a pause, so many times.
    case again(times: Int)
    /// The question with less around it.
    case shorter
    /// The question with a word on whom it is for, so many times.
    case softer(times: Int)
    /// The question again, with the reply and what is wrong with it, so many times.
    case corrected(times: Int)
    /// This model cannot answer this question.
    case giveUp

    /// The longest that a server is waited for because it asks for it.
    package static let longestPause = Duration.seconds(600)

    /// What an error of each kind leads to. A test has a case for each.
    static func after(_ kind: ErrorKind) -> Course {
        switch kind {
        case .refused: .softer(times: 1)
        case .tooLong: .shorter
        case .badReply, .badPicture: .corrected(times: 2)
        case .busy: .again(times: 5)
        case .transient: .again(times: 3)
        case .exhausted, .unavailable, .misconfigured: .giveUp
        }
    }
}
