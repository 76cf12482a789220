package import TestServer

/// OpenAI's own API, as documented.
package struct FakeOpenAI: ChatCompletions {
    package let modelName = "gpt-5-mini"

    package init() {}

    package func selfPortrait(_ request: RecordedRequest, lacksModel: Bool) -> ServerStep? {
        request.path == "/v1/models" ? models(ownedBy: "system", lacksModel: lacksModel) : nil
    }

    package var unknownPath: ServerStep {
        error(404, "Invalid URL", type: "invalid_request_error", code: "null")
    }

    package var refusal: ServerStep? {
        completion(#""content":null,"refusal":"I'm sorry, I can't assist with that request.""#, finish: "stop")
    }

    package var overflow: ServerStep {
        error(
            400, "This model's maximum context length is 128000 tokens. However, your messages resulted in 130000.",
            type: "invalid_request_error", code: "\"context_length_exceeded\"")
    }

    package func busy(seconds: Int) -> ServerStep {
        .json(
            #"{"error":{"message":"Rate limit reached on requests per min (RPM): Limit 3, Used 3.","#
                + #""type":"requests","param":null,"code":"rate_limit_exceeded"}}"#, status: 429, retryAfter: seconds)
    }

    package var wrongKey: ServerStep {
        error(401, "Incorrect API key provided.", type: "invalid_request_error", code: "\"invalid_api_key\"")
    }

    private func error(_ status: Int, _ message: String, type: String, code: String) -> ServerStep {
        .json(
            #"{"error":{"message":"\#(message)","type":"\#(type)","param":null,"code":\#(code)}}"#, status: status)
    }
}
