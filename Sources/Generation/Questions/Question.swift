import Domain

/// One thing that a model is asked, and how its answer is read.
struct Question<Answer: Sendable>: Sendable {
    /// `cast`, `page 3`, `story`.
    var subject: String
    var instructions: String
    /// The same question from the fullest to the shortest; never empty.
    var wordings: [String]
    var schema: JSONValue
    var schemaName: String
    /// Tokens that a usual answer takes.
    var replyTokens: Int
    /// The keys that make an object of several in one reply the answer.
    var expected: ExpectedValue {
        guard case .array(let names)? = schema[path: ["required"]] else { return .object(keys: []) }
        return .object(keys: names.compactMap { if case .string(let name) = $0 { name } else { nil } })
    }
    /// What the JSON means. Throws ``PlanError`` with everything that is wrong with it.
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
