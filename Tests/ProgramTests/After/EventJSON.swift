/// What tests read of a line of `--events`.
struct EventJSON: Decodable {
    var seq: Int
    var run: String?
    var event: String
    var page: Int?
    var outcome: String?
    var status: String?
    var origin: String?
    var path: String?

    // Of the last line.
    var exitCode: Int?
    var limit: String?
    var stories: Int?
    var panels: [String: Int]?
    var drawn: Int?
    var cost: Double?
    var books: Int?
    var report: String?
}
