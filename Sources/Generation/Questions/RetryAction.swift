/// What follows if a question to a language model returned no usable answer.
package enum RetryAction: Hashable, Sendable {
    /// Repeat the question after a pause, this many times.
    case again(times: Int)
    /// Repeat the question with a shorter wording.
    case shorter
    /// Repeat the question with a sentence about its audience, this many times.
    case softer(times: Int)
    /// Repeat the question with the reply and its problems, this many times.
    case corrected(times: Int)
    /// Stop: this model cannot answer this question.
    case giveUp
}
