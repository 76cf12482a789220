package import Domain

/// A validated answer of a language model, to be stored until the story is complete.
package struct TextAnswer: Sendable {
    /// Everything in the question that decides the answer.
    package let question: String
    package let value: JSONValue
}
