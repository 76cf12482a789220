package import Domain

/// A conversation that ends with a question, and the form of the answer.
package struct LanguageRequest: Hashable, Sendable {
    package struct Turn: Hashable, Sendable {
        package enum Role: String, Hashable, Sendable {
            case user
            case assistant
        }

        package var role: Role
        package var text: String

        init(_ role: Role, _ text: String) {
            self.role = role
            self.text = text
        }
    }

    /// The system prompt.
    package var instructions: String
    /// Turns alternate. The first and the last are the user's.
    package var turns: [Turn]
    /// A JSON Schema with the keywords of ``JSONSchema``, and its name: letters, digits, `_` and `-`.
    package var schema: JSONValue
    package var schemaName: String
    /// Maximum tokens of the reply.
    package var replyTokens: Int
    package var seed: UInt64

    /// All text in the context before the reply.
    var promptText: String {
        ([instructions] + turns.map(\.text)).joined(separator: "\n")
    }
}
