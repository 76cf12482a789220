import Domain
import Generation

/// The body of a chat completion request. Members that only one product knows are sent only to that product.
struct ChatCompletion: Sendable {
    let body: JSONValue

    init(_ request: LanguageRequest, to server: OpenAIServerFacts) {
        var members: [String: JSONValue] = [
            "model": .string(server.modelName), "messages": request.messages, "stream": .bool(false),
            "seed": request.shortSeed,
        ]
        // OpenAI's newer models accept only the longer name, most other servers only the shorter.
        members[server.product == .openAI ? "max_completion_tokens" : "max_tokens"] =
            .number(Double(request.replyTokens))
        members["response_format"] = Self.format(request, server)
        if server.product == .llamaCPP { members["cache_prompt"] = .bool(true) }
        if server.product == .llamaCPP || server.product == .vLLM {
            members["chat_template_kwargs"] = .object(["enable_thinking": .bool(false)])
        }
        body = .object(members)
    }

    private static func format(_ request: LanguageRequest, _ server: OpenAIServerFacts) -> JSONValue? {
        let schema = request.schema.withoutAnnotations
        switch server.dialect {
        case .jsonSchema:
            // OpenAI rejects a strict schema with limits on the length of texts.
            let known = server.product == .openAI ? schema.without(["minLength", "maxLength"]) : schema
            return .object([
                "type": .string("json_schema"),
                "json_schema": .object([
                    "name": .string(request.schemaName), "strict": .bool(true), "schema": known,
                ]),
            ])
        case .jsonObject: return .object(["type": .string("json_object"), "schema": schema])
        case .none: return nil
        }
    }
}
