/// A member of a request that not every server of OpenAI's kind knows.
enum OpenAIImageExtra: String, CaseIterable, Sendable {
    case responseFormat = "response_format"
    case seed
}
