/// The class of a generator's failure. It decides what follows.
package enum ErrorKind: String, CaseIterable, Codable, Sendable {
    /// By a content filter, moderation or a guardrail.
    case refused
    /// The prompt or the context is longer than the generator accepts.
    case tooLong = "too-long"
    /// The picture cannot be decoded, is blank, or differs much from the requested size.
    case badPicture = "bad-picture"
    /// A text reply that no repair made usable.
    case badReply = "bad-reply"
    /// The server asks to wait: 429, 503 while loading, a full queue.
    case busy
    /// Reset, timeout, 5xx.
    case transient
    /// A daily quota or a budget is used up.
    case exhausted
    /// No server answers, the model does not exist, or the user is not signed in.
    case unavailable
    /// The request is wrong and a repetition would fail too: unknown field, wrong key, unknown model.
    case misconfigured
}
