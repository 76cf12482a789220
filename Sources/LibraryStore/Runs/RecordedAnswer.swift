package import Domain
package import Platform

/// A language model's validated answer about a story that is not complete.
package struct RecordedAnswer: Sendable {
    /// Of everything that decides the answer. Equal questions have equal answers.
    package var question: SHA256Digest
    package var value: JSONValue

    package init(question: SHA256Digest, value: JSONValue) {
        self.question = question
        self.value = value
    }
}
