/// What tests read of how a run ended.
struct ResultJSON: Decodable, Equatable {
    var schemaVersion: Int
    var run: String?
    var outcome: String
    var exitCode: Int
    var headline: String
    var error: String?
    var limit: String?
    var collections: [String]
    var stories: Int
    var panels: [String: Int]
    var pages: Int
    var ready: Int
    var placeholders: Int
    var failed: Int
    var undrawn: Int
    var new: Int
    var drawn: Int
    var attempts: Int
    var callsSaved: [String: Int]?
    var cost: Double?
    var library: String
    var report: String?
    var books: [String]
    var notices: [String]
}
