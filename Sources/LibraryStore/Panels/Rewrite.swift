/// A refused direction in a language model's words.
package struct Rewrite: Hashable, Sendable {
    /// Digest of what decides the words. They are valid as long as it is the same. Empty if no language model could be
    /// asked.
    package var basis: String
    /// Empty if no language model had words that can be used.
    package var words: String
    /// The backend that refused the direction in the run in progress, and continues with these words.
    package var refusedBy: String?
    /// How many requests for the panel this run made before.
    package var attempts: Int

    /// Whether no language model could be asked. It is asked if the page is requested in a later run.
    package var isUnanswered: Bool { basis.isEmpty }
}

/// Why a panel waits for other words.
package struct RefusedDirection: Hashable, Sendable {
    /// As ``Rewrite/basis``.
    package var basis: String
    package var refusedBy: String
    /// As ``Rewrite/attempts``.
    package var attempts: Int

    package init(basis: String, refusedBy: String, attempts: Int) {
        self.basis = basis
        self.refusedBy = refusedBy
        self.attempts = attempts
    }
}
