/// What tests read of `status --json`.
struct StatusJSON: Decodable {
    struct Collection: Decodable {
        var collection: String
        var stories: [Story]
    }
    struct Story: Decodable {
        var listed: Bool
        var panelsByStatus: [String: Int]
    }
    struct Run: Decodable {
        var run: String
        var end: String
    }

    var collections: [Collection]
    var lastRun: Run
}
