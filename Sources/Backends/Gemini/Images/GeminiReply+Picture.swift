import Domain
import Generation

extension GeminiReply {
    /// The picture's file. Throws ``GenerationError`` if there is none.
    var picture: [UInt8] {
        get throws(GenerationError) {
            if let reason = promptFeedback?.blockReason {
                throw GenerationError(.refused, "the prompt was blocked: \(reason.excerpt)")
            }
            guard let candidate = candidates?.first else {
                throw GenerationError(.refused, "the reply holds no candidate; a filter probably blocked it")
            }
            let reason = candidate.finishReason ?? "STOP"
            guard ["STOP", "MAX_TOKENS"].contains(reason) else {
                throw candidate.failure(reason, otherwise: .badPicture)
            }
            let parts = (candidate.content?.parts ?? []).filter { $0.thought != true }
            if let data = parts.compactMap(\.inlineData?.data).first { return try PicturePayload(data).decoded() }
            throw Self.absence(words: parts.compactMap(\.text).joined().excerpt, isCut: reason == "MAX_TOKENS")
        }
    }

    private static func absence(words: String, isCut: Bool) -> GenerationError {
        if isCut {
            return GenerationError(.badReply, "the reply reached the token limit before it held a picture")
        }
        if words.isEmpty {
            return GenerationError(.refused, "the reply holds no picture and no text; a filter probably blocked it")
        }
        return GenerationError(.refused, "the reply holds no picture and says “\(words)”")
    }
}
