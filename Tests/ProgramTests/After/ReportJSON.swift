/// What tests read of `run.json`.
struct ReportJSON: Decodable {
    struct Run: Decodable {
        var id: String
        var headline: String
        var outcome: String
    }
    struct Counts: Decodable {
        var stories: Int
        var pages: Int
        var ready: Int
        var placeholders: Int
        var failed: Int
        var undrawn: Int
        var new: Int
        var attempts: Int
        var byStatus: [String: Int]
        var attemptsByOutcome: [String: Int]
        var callsSavedByOrigin: [String: Int]
        var cost: Double?
    }
    struct Story: Decodable { var pages: [Page] }
    struct Page: Decodable {
        var status: String
        var new: Bool
    }

    var run: Run
    var counts: Counts
    var stories: [Story]
}
