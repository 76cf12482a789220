import Domain
import Generation

/// A chat completion.
struct ChatCompletionReply: Decodable {
    struct Choice: Decodable {
        struct Message: Decodable {
            var content: String?
            var refusal: String?
        }

        var message: Message
        var finishReason: String?
    }

    struct Usage: Decodable {
        var promptTokens: Int?
        var completionTokens: Int?
    }

    var choices: [Choice]
    var usage: Usage?

    /// Throws ``GenerationError`` if the model or its server refused.
    var reply: LanguageReply {
        get throws(GenerationError) {
            guard let choice = choices.first else { throw GenerationError(.badReply, "the reply holds no choice") }
            if let refusal = choice.message.refusal, !refusal.isEmpty {
                throw GenerationError(.refused, refusal.excerpt)
            }
            if choice.finishReason == "content_filter" {
                throw GenerationError(.refused, "the server's content filter stopped the reply")
            }
            return LanguageReply(
                text: choice.message.content ?? "", isCut: choice.finishReason == "length",
                promptTokens: usage?.promptTokens, replyTokens: usage?.completionTokens)
        }
    }
}
