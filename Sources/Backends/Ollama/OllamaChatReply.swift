import Domain
import Generation
import Transport

/// Ollama's reply to a chat request.
struct OllamaChatReply: Decodable {
    struct Message: Decodable {
        var content: String
    }

    private struct Part: Decodable {
        var done: Bool?
    }

    var message: Message?
    /// Ollama sends it with status 200 if the model failed during the reply.
    var error: String?
    var doneReason: String?
    var promptEvalCount: Int?
    var evalCount: Int?

    /// Some servers answer in lines although `stream` is false. The last line has the counts. Nil for anything else,
    /// and for a stream without its last line.
    init?(streamed reply: HTTPReply) {
        let lines = reply.lines
        let parts = lines.compactMap { $0.decoded(as: OllamaChatReply.self) }
        guard parts.count == lines.count, var last = parts.last,
            last.error != nil || lines.last?.decoded(as: Part.self)?.done == true
        else { return nil }
        last.message = Message(content: parts.compactMap(\.message?.content).joined())
        self = last
    }

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
