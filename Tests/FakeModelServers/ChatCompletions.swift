package import TestServer

/// A server with OpenAI's chat completions API.
package protocol ChatCompletions: FakeProduct {
    var modelName: String { get }
}

extension ChatCompletions {
    package var questionPath: String { "/v1/chat/completions" }

    package func answer(_ text: String, isCut: Bool) -> ServerStep {
        completion("\"content\":\(text.asJSON)", finish: isCut ? "length" : "stop")
    }

    /// `message`: the members of the message other than its role.
    func completion(_ message: String, finish: String) -> ServerStep {
        .json(
            """
            {"id":"chatcmpl-1","object":"chat.completion","created":1795285113,"model":"\(modelName)",
             "choices":[{"index":0,"finish_reason":"\(finish)","message":{"role":"assistant",\(message)}}],
             "usage":{"prompt_tokens":1021,"completion_tokens":40,"total_tokens":1061}}
            """)
    }

    func models(ownedBy owner: String, extra: String = "", lacksModel: Bool) -> ServerStep {
        let name = lacksModel ? "another-model" : modelName
        return .json(
            #"{"object":"list","data":[{"id":"\#(name)","object":"model","created":1,"owned_by":"\#(owner)"\#(extra)}]}"#
        )
    }
}
