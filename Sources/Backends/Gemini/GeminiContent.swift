import Domain
import Generation

/// The body of a `generateContent` request.
struct GeminiContent: Sendable {
    /// Tokens for thinking. They count against the same limit as the reply's tokens.
    private static let thinkingTokens = 2048

    let body: JSONValue

    init(_ request: LanguageRequest) {
        let turns = request.turns.map { turn in
            Self.content(turn.text, role: turn.role == .user ? "user" : "model")
        }
        body = .object([
            "systemInstruction": Self.content(request.instructions), "contents": .array(turns),
            "generationConfig": .object([
                "responseMimeType": .string("application/json"),
                "responseJsonSchema": request.schema.withoutAnnotations,
                "maxOutputTokens": .number(Double(request.replyTokens + Self.thinkingTokens)),
                "seed": request.shortSeed,
            ]),
        ])
    }

    private static func content(_ text: String, role: String? = nil) -> JSONValue {
        var members: [String: JSONValue] = ["parts": .array([.object(["text": .string(text)])])]
        members["role"] = role.map { .string($0) }
        return .object(members)
    }
}
