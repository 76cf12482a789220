/// Estimates the tokens of a text without the model's tokenizer. The estimate is rather too high than too low.
///
/// A token is about four bytes of English, three bytes of German, and one character in most scripts with three bytes
/// per character. One token per three bytes covers these. If a tokenizer uses single bytes, the server reports an
/// error.
enum TokenEstimate {
    /// For the text of a chat template around each turn.
    private static let perTurn = 16

    static func tokens(of request: LanguageRequest) -> Int {
        request.promptText.utf8.count / 3 + perTurn * (request.turns.count + 1)
    }

    /// The minimum for a prompt that the server read completely.
    static func fewest(of request: LanguageRequest) -> Int {
        request.promptText.utf8.count / 16
    }
}
