package import Domain

/// Why a request to a generator failed. The kind decides what happens next.
package struct GenerationError: Error, Hashable, Sendable, CustomStringConvertible {
    package var kind: ErrorKind
    /// The generator's own message, if it had one.
    package var message: String
    /// How long a busy generator asks to wait.
    package var retryAfter: Duration?
    /// Whether the timeout passed without any answer.
    package var timedOutSilently: Bool
    /// Whether there is a picture without content. A filter sends one in place of a picture, and so does a model that
    /// has failed.
    package var isBlankPicture = false

    package init(_ kind: ErrorKind, _ message: String, retryAfter: Duration? = nil, timedOutSilently: Bool = false) {
        self.kind = kind
        self.message = message
        self.retryAfter = retryAfter
        self.timedOutSilently = timedOutSilently
    }

    package var description: String { "\(kind.rawValue): \(message)" }
}
