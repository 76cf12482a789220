/// Why a request to a generator came to nothing. The kind decides what happens next.
package struct GenerationError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: String, CaseIterable, Codable, Sendable {
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
        /// Nobody answers, the model is gone, not signed in.
        case unavailable
        /// The request is wrong and would stay wrong: unknown field, wrong key, unknown model.
        case misconfigured
    }

    package var kind: Kind
    /// The generator's own words where it had any.
    package var message: String
    /// How long a busy generator asks to be left alone.
    var retryAfter: Duration?
    /// Whether its time ran out and nothing was heard of it all the while.
    package var timedOutSilently: Bool

    package init(_ kind: Kind, _ message: String, retryAfter: Duration? = nil, timedOutSilently: Bool = false) {
        self.kind = kind
        self.message = message
        self.retryAfter = retryAfter
        self.timedOutSilently = timedOutSilently
    }

    package var description: String { "\(kind.rawValue): \(message)" }
}
