/// A refused direction in a language model's words.
package struct Rewrite: Hashable, Sendable {
    /// Digest of what decides the words. They are valid as long as it is the same. Empty if no language model could be
    /// asked.
    package var basis: String
    /// Empty if no language model had words that can be used.
    package var words: String

    /// Whether no language model could be asked. It is asked if the page is requested in a later run.
    package var isUnanswered: Bool { basis.isEmpty }
}
