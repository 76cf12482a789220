/// What a language model said.
package struct LanguageReply: Hashable, Sendable {
    var text: String
    /// Whether the reply ended at a limit of tokens and not by itself.
    var isCut: Bool
    /// As the server counted them; nil where it did not say.
    var promptTokens: Int?
    var replyTokens: Int?

    package init(text: String, isCut: Bool = false, promptTokens: Int? = nil, replyTokens: Int? = nil) {
        self.text = text
        self.isCut = isCut
        self.promptTokens = promptTokens
        self.replyTokens = replyTokens
    }
}
