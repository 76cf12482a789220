package import Domain

/// A conversation that ends with a question, and what kind of answer is wanted.
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
    /// Alternating, first and last the user's.
    package var turns: [Turn]
    /// A JSON Schema of the part that ``JSONSchema`` knows, and a name of letters, digits, `_` and `-` for it.
    package var schema: JSONValue
    package var schemaName: String
    /// At most so many tokens of reply.
    package var replyTokens: Int
    package var seed: UInt64

    /// Everything that goes into the context before the reply.
    var promptText: String {
        ([instructions] + turns.map(\.text)).joined(separator: "\n")
    }
}
