/// How many tokens a text takes, without its model's tokenizer: rather too many than too few.
///
/// Tokenizers make one token of about four bytes of English, three of German, and of most single characters of scripts
/// with three bytes each. A third of the bytes covers these; a tokenizer that takes single bytes is found out by the
/// server's error.
enum TokenEstimate {
    /// For what a chat template puts around each turn.
    private static let perTurn = 16

    static func tokens(of request: LanguageRequest) -> Int {
        request.promptText.utf8.count / 3 + perTurn * (request.turns.count + 1)
    }

    /// Fewer than this cannot be true of a prompt that was read whole.
    static func fewest(of request: LanguageRequest) -> Int {
        request.promptText.utf8.count / 16
    }
}
