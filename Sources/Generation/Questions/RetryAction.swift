/// What follows when a question to a language model brought no usable answer.
package enum RetryAction: Hashable, Sendable {
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
}
