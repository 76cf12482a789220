import ProgramFixtures

/// The fields of a line of `--events` that tests read.
struct EventJSON: Decodable {
    var seq: Int
    var run: String?
    var event: String
    var outcome: String?
    var result: String?
    var origin: String?
    var path: String?

    // In the last line only.
    var exitCode: Int?
    var end: String?
    var limit: String?
    var counts: CountsJSON?
    var report: String?
}
