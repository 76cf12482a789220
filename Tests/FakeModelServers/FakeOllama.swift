package import TestServer

/// Ollama's native API, as documented.
package struct FakeOllama: FakeProduct {
    private let canThink: Bool
    private let contextSize: Int
    private let models: [String]

    /// `contextSize` is the maximum of its models, in tokens.
    package init(
        canThink: Bool = false, contextSize: Int = 131_072, models: [String] = ["llama3.2:latest", "nomic-embed-text"]
    ) {
        self.models = models
        self.canThink = canThink
        self.contextSize = contextSize
    }

    package let questionPath = "/api/chat"

    package func selfPortrait(_ request: RecordedRequest, lacksModel: Bool) -> ServerStep? {
        switch request.path {
        case "/": .text("Ollama is running")
        case "/api/version": .json(#"{"version":"0.12.6"}"#)
        case "/api/tags":
            .json(#"{"models":[\#((lacksModel ? ["gemma3:4b"] : models).map(listed).joined(separator: ","))]}"#)
        case "/api/show":
            .json(
                #"{"details":{"family":"llama"},"model_info":{"general.architecture":"llama","#
                    + #""llama.context_length":\#(contextSize),"llama.rope.scaling.original_context_length":8192},"#
                    + #""capabilities":["completion"\#(canThink ? ",\"thinking\"" : "")]}"#)
        default: nil
        }
    }

    private func listed(_ name: String) -> String {
        let family = name.hasPrefix("nomic") ? "nomic-bert" : "llama"
        return #"{"name":"\#(name)","size":2019393189,"details":{"format":"gguf","family":"\#(family)"}}"#
    }

    package var unknownPath: ServerStep { .text("404 page not found", status: 404) }

    package func answer(_ text: String, isCut: Bool) -> ServerStep {
        .json(
            #"{"model":"llama3.2","created_at":"2026-11-21T18:00:00Z","message":{"role":"assistant","#
                + #""content":\#(text.asJSON)},"done":true,"done_reason":"\#(isCut ? "length" : "stop")","#
                + #""total_duration":5,"load_duration":1,"prompt_eval_count":1021,"eval_count":40}"#)
    }

    package var overflow: ServerStep { error(400, "the input length exceeds the context length") }

    package func busy(seconds: Int) -> ServerStep {
        .json(
            #"{"error":"server busy, please try again.  maximum pending requests exceeded"}"#, status: 503,
            retryAfter: seconds)
    }

    package var wrongKey: ServerStep { error(401, "unauthorized") }

    private func error(_ status: Int, _ message: String) -> ServerStep {
        .json(#"{"error":\#(message.asJSON)}"#, status: status)
    }
}
