/// The class of a generator's failure. It decides what happens next.
package enum ErrorKind: String, CaseIterable, Codable, Sendable {
    /// A content filter, moderation, a guardrail.
    case refused
    /// The prompt or the context is longer than the generator takes.
    case tooLong = "too-long"
    /// Does not decode, is blank, is far off the asked size.
    case badPicture = "bad-picture"
    /// A text reply that no repair made usable.
    case badReply = "bad-reply"
    /// Asked to wait: 429, 503 while loading, a full queue.
    case busy
    /// Reset, timeout, 5xx.
    case transient
    /// A daily quota or a budget is used up.
    case exhausted
    /// No server answers, the model is gone, not signed in.
    case unavailable
    /// The request is wrong and would stay wrong: unknown field, wrong key, unknown model.
    case misconfigured
}
