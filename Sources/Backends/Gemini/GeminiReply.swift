import Domain
import Generation

/// The reply to `generateContent`.
struct GeminiReply: Decodable {
    struct Candidate: Decodable {
        struct Content: Decodable {
            struct Part: Decodable {
                var text: String?
                var inlineData: File?
                var thought: Bool?
            }

            struct File: Decodable {
                /// In Base64.
                var data: String?
            }

            var parts: [Part]?
        }

        var content: Content?
        var finishReason: String?
        /// An explanation of the reason.
        var finishMessage: String?
    }

    struct Feedback: Decodable {
        var blockReason: String?
    }

    struct Usage: Decodable {
        var promptTokenCount: Int?
        var candidatesTokenCount: Int?
    }

    var candidates: [Candidate]?
    var promptFeedback: Feedback?
    var usageMetadata: Usage?

    /// Throws ``GenerationError`` if there is no reply.
    var reply: LanguageReply {
        get throws(GenerationError) {
            if let reason = promptFeedback?.blockReason {
                throw GenerationError(.refused, "the prompt was blocked: \(reason)")
            }
            guard let candidate = candidates?.first else {
                throw GenerationError(.badReply, "the reply holds no candidate")
            }
            let reason = candidate.finishReason ?? "STOP"
            switch reason {
            case "STOP", "MAX_TOKENS": break
            case "SAFETY", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "RECITATION", "LANGUAGE":
                throw GenerationError(.refused, "the reply was stopped: \(reason)")
            default: throw GenerationError(.badReply, "the reply was stopped: \(reason)")
            }
            let parts = candidate.content?.parts ?? []
            return LanguageReply(
                text: parts.filter { $0.thought != true }.compactMap(\.text).joined(),
                isCut: reason == "MAX_TOKENS", promptTokens: usageMetadata?.promptTokenCount,
                replyTokens: usageMetadata?.candidatesTokenCount)
        }
    }
}
