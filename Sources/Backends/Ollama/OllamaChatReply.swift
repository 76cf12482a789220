import Domain
import Generation

/// Ollama's reply to a chat request.
struct OllamaChatReply: Decodable {
    struct Message: Decodable {
        var content: String
    }

    var message: Message?
    /// Ollama sends it with status 200 if the model failed during the reply.
    var error: String?
    var doneReason: String?
    var promptEvalCount: Int?
    var evalCount: Int?

    /// Throws ``GenerationError`` if there is no reply.
    var reply: LanguageReply {
        get throws(GenerationError) {
            if let error { throw ServerErrorReply(status: 500, message: error).error }
            guard let message else { throw GenerationError(.badReply, "the reply holds no message") }
            return LanguageReply(
                text: message.content, isCut: doneReason == "length", promptTokens: promptEvalCount,
                replyTokens: evalCount)
        }
    }
}
