/// What tests read of `log --json`.
struct LogJSON: Decodable {
    struct Run: Decodable {
        var run: String
        var outcome: String
        var panels: [String: Int]
        var new: Int
        var drawn: Int
        var stories: Int
        var books: Int
        var attemptsByOutcome: [String: Int]
        var callsSaved: [String: Int]
        var cost: Double?
        var collections: [String]
    }

    var runs: [Run]
}
