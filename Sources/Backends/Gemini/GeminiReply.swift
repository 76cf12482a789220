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
                throw GenerationError(.refused, "the prompt was blocked: \(reason.excerpt)")
            }
            guard let candidate = candidates?.first else {
                throw GenerationError(.badReply, "the reply holds no candidate")
            }
            let reason = candidate.finishReason ?? "STOP"
            guard ["STOP", "MAX_TOKENS"].contains(reason) else { throw candidate.failure(reason, otherwise: .badReply) }
            let parts = candidate.content?.parts ?? []
            return LanguageReply(
                text: parts.filter { $0.thought != true }.compactMap(\.text).joined(),
                isCut: reason == "MAX_TOKENS", promptTokens: usageMetadata?.promptTokenCount,
                replyTokens: usageMetadata?.candidatesTokenCount)
        }
    }
}

extension GeminiReply.Candidate {
    /// Reasons with which a filter stops a reply, or with which a model does not draw. `OTHER` can be any fault.
    private static let refusals: Set<String> = [
        "SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "MODEL_ARMOR", "JAILBREAK",
        "IMAGE_SAFETY", "IMAGE_PROHIBITED_CONTENT", "IMAGE_RECITATION", "IMAGE_OTHER", "NO_IMAGE",
    ]

    /// The error for a stopped reply: a refusal, or else one of another kind.
    func failure(_ reason: String, otherwise kind: ErrorKind) -> GenerationError {
        let said = finishMessage?.excerpt ?? ""
        return GenerationError(
            Self.refusals.contains(reason) ? .refused : kind,
            "the reply was stopped: \(reason.excerpt)" + (said.isEmpty ? "" : ", “\(said)”"))
    }
}
