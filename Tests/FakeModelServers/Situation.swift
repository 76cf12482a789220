/// The state of a product when it gets a request.
package enum Situation: Hashable, Sendable {
    case answering(String)
    /// Replies in the shape that the request wants, with minimal content.
    case obliging
    /// The reply ends at the limit of tokens.
    case cut(String)
    case refusing
    /// The prompt is longer than the context.
    case overflowing
    /// Asks the client to retry after this many seconds.
    case busy(seconds: Int)
    case wantingAnotherKey
    case lackingTheModel
    /// Answers requests about itself, but never a generation request.
    case hanging
}
