package import Domain
package import TestServer

/// LM Studio: errors are strings, and an unknown path is answered with 200.
package struct FakeLMStudio: ChatCompletions {
    package let modelName = "qwen3-4b"
    private let knowsSchemas: Bool

    /// Not every model in it supports schemas.
    package init(knowsSchemas: Bool = true) {
        self.knowsSchemas = knowsSchemas
    }

    package func selfPortrait(_ request: RecordedRequest, lacksModel: Bool) -> ServerStep? {
        switch request.path {
        case "/v1/models":
            .json(
                #"{"data":[{"id":"\#(lacksModel ? "another-model" : modelName)","object":"model","#
                    + #""owned_by":"organization_owner"},{"id":"text-embedding-nomic-embed-text-v1.5","#
                    + #""object":"model","owned_by":"organization_owner"}],"object":"list"}"#)
        case "/api/v1/models":
            .json(
                #"{"models":[{"type":"embedding","key":"text-embedding-nomic-embed-text-v1.5","loaded_instances":[],"#
                    + #""max_context_length":2048},{"type":"llm","key":"\#(modelName)","max_context_length":32768,"#
                    + #""loaded_instances":[{"id":"\#(modelName)","config":{"context_length":8192}}]}]}"#)
        default: nil
        }
    }

    package var unknownPath: ServerStep { .json(#"{"error":"Unexpected endpoint or method. (GET /health)"}"#) }

    package func objection(to question: JSONValue) -> ServerStep? {
        if question.isAskingFor("json_object") {
            return error(400, "'response_format.type' must be 'json_schema' or 'text'")
        }
        guard question.isAskingFor("json_schema"), !knowsSchemas else { return nil }
        return error(400, "Failed to process structured output: unsupported by this engine")
    }

    package var overflow: ServerStep {
        error(
            400,
            "The number of tokens to keep from the initial prompt is greater than the context length. Try to load the "
                + "model with a larger context length, or provide a shorter input")
    }

    package func busy(seconds: Int) -> ServerStep {
        .json(#"{"error":"Too many requests"}"#, status: 429, retryAfter: seconds)
    }

    package var wrongKey: ServerStep {
        .json(
            #"{"error":{"message":"Invalid LM Studio API token","type":"invalid_request_error","#
                + #""code":"invalid_api_key"}}"#, status: 401)
    }

    private func error(_ status: Int, _ message: String) -> ServerStep {
        .json(#"{"error":\#(message.asJSON)}"#, status: status)
    }
}
