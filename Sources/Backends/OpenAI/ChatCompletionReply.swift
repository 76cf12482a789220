import Domain
import Generation
import Transport

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

    private struct Part: Decodable {
        struct Choice: Decodable {
            var index: Int?
            var delta: Delta?
            var finishReason: String?

            struct Delta: Decodable {
                var content: String?
                var refusal: String?
            }
        }

        var choices: [Choice]?
        var usage: Usage?
    }

    /// Some servers answer with server-sent events although `stream` is false. Nil for anything else, and for a stream
    /// without its end.
    init?(streamed reply: HTTPReply) {
        let events = reply.lines.compactMap { $0.event }
        let parts = events.compactMap { $0.decoded(as: Part.self) }
        let choices = parts.flatMap { $0.choices ?? [] }.filter { $0.index ?? 0 == 0 }
        let reason = choices.lazy.compactMap(\.finishReason).last
        guard !choices.isEmpty, reason != nil || events.last?.text == "[DONE]" else { return nil }
        let refusal = choices.compactMap(\.delta?.refusal).joined()
        let message = Choice.Message(
            content: choices.compactMap(\.delta?.content).joined(), refusal: refusal.isEmpty ? nil : refusal)
        self.choices = [Choice(message: message, finishReason: reason)]
        usage = parts.lazy.compactMap(\.usage).last
    }

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
