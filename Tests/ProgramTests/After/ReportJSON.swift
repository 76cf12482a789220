import ProgramFixtures

/// The fields of `run.json` that tests read.
struct ReportJSON: Decodable {
    struct Run: Decodable {
        var run: String
        var headline: String
        var end: String
    }
    struct Story: Decodable { var pages: [Page] }
    struct Page: Decodable {
        var status: String
        var new: Bool
    }

    var run: Run
    var counts: CountsJSON
    var stories: [Story]
}
