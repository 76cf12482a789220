/// Why a reply cannot be read.
package enum ReplyFault: Hashable, Sendable {
    case notHTTP(reason: String)
    /// Requests never ask for compression, so that a small reply cannot decompress to a huge one.
    case compressed(coding: String)
    /// The limit in bytes.
    case headersTooLarge(limit: Int)
}
