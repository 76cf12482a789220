/// What tests read of `status --json`.
struct StatusJSON: Decodable {
    struct Collection: Decodable {
        var name: String
        var stories: [Story]
    }
    struct Story: Decodable {
        var isListed: Bool
        var panels: [String: Int]
    }
    struct Run: Decodable {
        var name: String
        var outcome: String
    }

    var collections: [Collection]
    var lastRun: Run
}
