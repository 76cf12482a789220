package import Domain

/// Why a request to a generator came to nothing. The kind decides what happens next.
package struct GenerationError: Error, Hashable, Sendable, CustomStringConvertible {
    package var kind: ErrorKind
    /// The generator's own words where it had any.
    package var message: String
    /// How long a busy generator asks to be left alone.
    var retryAfter: Duration?
    /// Whether its time ran out and nothing was heard of it all the while.
    package var timedOutSilently: Bool

    package init(_ kind: ErrorKind, _ message: String, retryAfter: Duration? = nil, timedOutSilently: Bool = false) {
        self.kind = kind
        self.message = message
        self.retryAfter = retryAfter
        self.timedOutSilently = timedOutSilently
    }

    package var description: String { "\(kind.rawValue): \(message)" }
}
