import Domain

/// One question to a model, and how its answer is read.
struct Question<Answer: Sendable>: Sendable {
    /// `cast`, `page 3`, `story`.
    var subject: String
    var instructions: String
    /// The same question from the longest to the shortest wording; never empty.
    var wordings: [String]
    var schema: JSONValue
    var schemaName: String
    /// Tokens of a usual answer.
    var replyTokens: Int
    /// The keys that identify the answer if a reply has several objects.
    var expected: ExpectedValue {
        guard case .array(let names)? = schema[path: ["required"]] else { return .object(keys: []) }
        return .object(keys: names.compactMap { if case .string(let name) = $0 { name } else { nil } })
    }
    /// Everything in it that decides the answer.
    var facts: String {
        get throws { [instructions, wordings[0], try schema.compactText].joined(separator: "\u{0}") }
    }
    /// Converts the JSON to an answer. Throws ``PlanError`` with all problems.
    var read: @Sendable (JSONValue) throws -> Answer
}

extension Question where Answer: Decodable {
    /// A question whose answer is what its schema describes.
    init(
        subject: String, instructions: String, wordings: [String], schema: JSONValue, schemaName: String,
        replyTokens: Int
    ) {
        self.init(
            subject: subject, instructions: instructions, wordings: wordings, schema: schema, schemaName: schemaName,
            replyTokens: replyTokens, read: { try $0.decoded(as: Answer.self) })
    }
}
