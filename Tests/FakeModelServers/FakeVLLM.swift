package import TestServer

/// vLLM, with its current or its earlier shape of errors.
package struct FakeVLLM: ChatCompletions {
    package let modelName = "mistral-small"
    private let isOld: Bool

    package init(isOld: Bool = false) {
        self.isOld = isOld
    }

    package func selfPortrait(_ request: RecordedRequest, lacksModel: Bool) -> ServerStep? {
        switch request.path {
        case "/health": .reply()
        case "/v1/models":
            models(ownedBy: "vllm", extra: #","root":"x","parent":null,"max_model_len":16384"#, lacksModel: lacksModel)
        case "/version": .json(#"{"version":"0.11.0"}"#)
        default: nil
        }
    }

    package var unknownPath: ServerStep { .json(#"{"detail":"Not Found"}"#, status: 404) }

    package func isOpen(_ path: String) -> Bool { !path.hasPrefix("/v1") }

    package var overflow: ServerStep {
        error(
            400, "BadRequestError",
            "This model's maximum context length is 16384 tokens. However, you requested 17000 tokens in the messages.")
    }

    package func busy(seconds: Int) -> ServerStep {
        .json(
            #"{"error":{"message":"Server overloaded","type":"ServiceUnavailableError","code":503}}"#, status: 503,
            retryAfter: seconds)
    }

    package var wrongKey: ServerStep { .json(#"{"error":"Unauthorized"}"#, status: 401) }

    private func error(_ status: Int, _ type: String, _ message: String) -> ServerStep {
        let members = #""message":\#(message.asJSON),"type":"\#(type)","param":null,"code":\#(status)"#
        return .json(isOld ? #"{"object":"error",\#(members)}"# : #"{"error":{\#(members)}}"#, status: status)
    }
}
