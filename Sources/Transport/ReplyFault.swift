/// Why a reply cannot be read.
package enum ReplyFault: Hashable, Sendable {
    case notHTTP(reason: String)
    /// No compression is ever asked for, so that a small reply cannot unfold into a huge one.
    case compressed(coding: String)
    /// Bytes allowed.
    case headersTooLarge(limit: Int)
}
