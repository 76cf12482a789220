package struct LanguageReply: Hashable, Sendable {
    package var text: String
    /// Whether the reply ended because of a token limit.
    var isCut: Bool
    /// As the server counted them; nil if it did not report them.
    var promptTokens: Int?
    var replyTokens: Int?

    package init(text: String, isCut: Bool = false, promptTokens: Int? = nil, replyTokens: Int? = nil) {
        self.text = text
        self.isCut = isCut
        self.promptTokens = promptTokens
        self.replyTokens = replyTokens
    }
}
