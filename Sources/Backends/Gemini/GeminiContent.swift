import Domain
import Generation

/// The body of one `generateContent`.
struct GeminiContent: Sendable {
    /// Tokens for thinking, which are taken from the same account as the reply's.
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
