package import Domain
package import TestServer

/// llama-cpp-python's server, as measured. It supports `json_object` only, and answers other types with status 500.
package struct FakeLlamaCPPPython: ChatCompletions {
    package let modelName = "tiny.gguf"

    package init() {}

    package func selfPortrait(_ request: RecordedRequest, lacksModel: Bool) -> ServerStep? {
        request.path == "/v1/models" ? models(ownedBy: "me", extra: #","permissions":[]"#, lacksModel: lacksModel) : nil
    }

    package var unknownPath: ServerStep { .json(#"{"detail":"Not Found"}"#, status: 404) }

    package func objection(to question: JSONValue) -> ServerStep? {
        guard question.isAskingFor("json_schema") else { return nil }
        let message =
            "[{'type': 'literal_error', 'loc': ('body', 'response_format', 'type'), "
            + "'msg': \"Input should be 'text' or 'json_object'\", 'input': 'json_schema', "
            + "'ctx': {'expected': \"'text' or 'json_object'\"}}]"
        return error(500, message, type: "internal_server_error")
    }

    package var overflow: ServerStep {
        .json(
            #"{"error":{"message":"This model's maximum context length is 4096 tokens. However, you requested 5021 "#
                + #"tokens (4121 in the messages, 900 in the completion).","type":"invalid_request_error","#
                + #""param":"messages","code":"context_length_exceeded"}}"#, status: 400)
    }

    package func busy(seconds: Int) -> ServerStep {
        .json(#"{"detail":"Service Unavailable"}"#, status: 503, retryAfter: seconds)
    }

    package var wrongKey: ServerStep { .json(#"{"detail":"Invalid API key"}"#, status: 401) }

    private func error(_ status: Int, _ message: String, type: String) -> ServerStep {
        .json(#"{"error":{"message":\#(message.asJSON),"type":"\#(type)","param":null,"code":null}}"#, status: status)
    }
}
