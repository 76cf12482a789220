package import TestServer

/// Google's Gemini API, as documented.
package struct FakeGemini: FakeProduct {
    private let model: String
    private let version: String

    package init(model: String = "gemini-3.8-flash", version: String = "3.8") {
        self.model = model
        self.version = version
    }

    package var questionPath: String { "/v1beta/models/\(model):generateContent" }

    package func selfPortrait(_ request: RecordedRequest, lacksModel: Bool) -> ServerStep? {
        guard request.path == "/v1beta/models/\(model)", !lacksModel else { return nil }
        return .json(
            #"{"name":"models/\#(model)","version":"\#(version)","displayName":"Gemini \#(version)","#
                + #""inputTokenLimit":1048576,"outputTokenLimit":65536,"thinking":true}"#)
    }

    package var unknownPath: ServerStep {
        error(404, "NOT_FOUND", "models/\(model) is not found for API version v1beta")
    }

    package func answer(_ text: String, isCut: Bool) -> ServerStep {
        .json(
            #"{"candidates":[{"content":{"role":"model","parts":[{"text":"Let me see.","thought":true},"#
                + #"{"text":\#(text.asJSON)}]},"finishReason":"\#(isCut ? "MAX_TOKENS" : "STOP")","index":0}],"#
                + #""usageMetadata":{"promptTokenCount":1021,"candidatesTokenCount":40,"thoughtsTokenCount":7}}"#)
    }

    package var refusal: ServerStep? {
        .json(#"{"promptFeedback":{"blockReason":"PROHIBITED_CONTENT"},"usageMetadata":{"promptTokenCount":1021}}"#)
    }

    package var overflow: ServerStep {
        error(
            400, "INVALID_ARGUMENT",
            "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).")
    }

    package func busy(seconds: Int) -> ServerStep {
        error(
            429, "RESOURCE_EXHAUSTED", "You exceeded your current quota.",
            details: #"{"@type":"type.googleapis.com/google.rpc.QuotaFailure","violations":[{"quotaId":"#
                + #""GenerateRequestsPerMinutePerProjectPerModel-FreeTier","quotaValue":"10"}]},"#
                + #"{"@type":"type.googleapis.com/google.rpc.Help","links":[{"url":"https://ai.google.dev"}]},"#
                + #"{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"\#(seconds)s"}"#)
    }

    package var wrongKey: ServerStep {
        error(
            400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.",
            details: #"{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"API_KEY_INVALID","#
                + #""domain":"googleapis.com","metadata":{"service":"generativelanguage.googleapis.com"}}"#)
    }

    package func error(_ code: Int, _ status: String, _ message: String, details: String = "") -> ServerStep {
        .json(
            #"{"error":{"code":\#(code),"message":"\#(message)","status":"\#(status)","details":[\#(details)]}}"#,
            status: code)
    }
}
