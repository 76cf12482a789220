/// How a product is found when it is asked.
package enum Situation: Hashable, Sendable {
    case answering(String)
    /// Whatever it is asked for, in the shape that the question wants and no more.
    case obliging
    /// The reply ended at the limit of tokens.
    case cut(String)
    case refusing
    /// The prompt is longer than the context.
    case overflowing
    /// Asks to come back in so many seconds.
    case busy(seconds: Int)
    case wantingAnotherKey
    case lackingTheModel
    /// Says what it is, and never answers a question.
    case hanging
}
