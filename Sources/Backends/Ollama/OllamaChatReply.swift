import Domain
import Generation

/// A chat as Ollama answers it.
struct OllamaChatReply: Decodable {
    struct Message: Decodable {
        var content: String
    }

    var message: Message?
    /// With status 200, where a model broke down while it was answering.
    var error: String?
    var doneReason: String?
    var promptEvalCount: Int?
    var evalCount: Int?

    /// Throws ``GenerationError`` where there is none.
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
