package import TestServer

/// llama.cpp's own server, as measured.
package struct FakeLlamaCPP: ChatCompletions {
    package let modelName = "tiny-random"

    private let isRouter: Bool

    /// A router forwards to several models.
    package init(isRouter: Bool = false) {
        self.isRouter = isRouter
    }

    /// While its model is loading, every path returns this.
    package static let loading = ServerStep.json(
        #"{"error":{"message":"Loading model","type":"unavailable_error","code":503}}"#, status: 503)

    package func selfPortrait(_ request: RecordedRequest, lacksModel: Bool) -> ServerStep? {
        switch request.path {
        case "/health": .json(#"{"status":"ok"}"#)
        case "/v1/models" where isRouter:
            .json(
                #"{"object":"list","data":[{"id":"\#(modelName)","object":"model","owned_by":"llamacpp"},"#
                    + #"{"id":"another-model","object":"model","owned_by":"llamacpp"}]}"#)
        case "/v1/models":
            models(
                ownedBy: "llamacpp",
                extra: #","aliases":["\#(modelName)"],"meta":{"n_vocab":391,"n_ctx":4096,"n_ctx_train":8192}"#,
                lacksModel: lacksModel)
        case "/props?model=\(modelName)":
            .json(
                #"{"default_generation_settings":{"params":{"seed":4294967295},"n_ctx":4096},"total_slots":2,"#
                    + #""model_alias":"tiny-random","modalities":{"vision":false},"build_info":"b1-0c1e570"}"#)
        default: nil
        }
    }

    package var unknownPath: ServerStep { error(404, "File Not Found", "not_found_error") }

    package func isOpen(_ path: String) -> Bool { path == "/health" }

    package var overflow: ServerStep {
        .json(
            #"{"error":{"code":400,"message":"request (5021 tokens) exceeds the available context size (4096 tokens), "#
                + #"try increasing it","type":"exceed_context_size_error","n_prompt_tokens":5021,"n_ctx":4096}}"#,
            status: 400)
    }

    /// It queues requests that it cannot process yet. A proxy in front of it rejects them.
    package func busy(seconds: Int) -> ServerStep {
        .json(
            #"{"error":{"code":503,"message":"no slot available","type":"unavailable_error"}}"#, status: 503,
            retryAfter: seconds)
    }

    package var wrongKey: ServerStep { error(401, "Invalid API Key", "authentication_error") }

    private func error(_ status: Int, _ message: String, _ type: String) -> ServerStep {
        .json(#"{"error":{"message":"\#(message)","type":"\#(type)","code":\#(status)}}"#, status: status)
    }
}
