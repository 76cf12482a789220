/// `GET /props` of llama.cpp's server.
struct LlamaCPPProps: Decodable {
    struct Settings: Decodable {
        /// The context size of one slot in tokens; 0 for a router in front of several models.
        var nCtx: Int?
    }

    var defaultGenerationSettings: Settings?
    /// The number of parallel requests that the server accepts.
    var totalSlots: Int?
    var buildInfo: String?
}
