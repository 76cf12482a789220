/// `GET /props` of llama.cpp's server.
struct LlamaCPPProps: Decodable {
    struct Settings: Decodable {
        /// Tokens of context of one slot; 0 where a router stands before several models.
        var nCtx: Int?
    }

    var defaultGenerationSettings: Settings?
    /// How many requests it takes at a time.
    var totalSlots: Int?
    var buildInfo: String?
}
