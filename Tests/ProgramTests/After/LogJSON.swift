import ProgramFixtures

/// The fields of `log --json` that tests read.
struct LogJSON: Decodable {
    struct Run: Decodable {
        var run: String
        var end: String
        var counts: CountsJSON
        var collections: [String]
    }

    var runs: [Run]
}
