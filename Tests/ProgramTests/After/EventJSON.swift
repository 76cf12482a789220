/// What tests read of a line of `--events`.
struct EventJSON: Decodable {
    var seq: Int
    var run: String?
    var event: String
    var outcome: String?
    var result: String?
    var origin: String?
    var path: String?

    // Of the last line.
    var exitCode: Int?
    var end: String?
    var limit: String?
    var counts: CountsJSON?
    var report: String?
}
