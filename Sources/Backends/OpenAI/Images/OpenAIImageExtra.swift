/// A member of a request that some servers with OpenAI's API do not know.
enum OpenAIImageExtra: String, CaseIterable, Sendable {
    case responseFormat = "response_format"
    case seed
}
