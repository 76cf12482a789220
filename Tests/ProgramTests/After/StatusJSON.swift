/// The fields of `status --json` that tests read.
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
