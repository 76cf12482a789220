/// The fields of a run's result that tests read.
struct ResultJSON: Decodable, Equatable {
    var schemaVersion: Int
    var run: String?
    var end: String
    var exitCode: Int
    var headline: String
    var error: String?
    var limit: String?
    var collections: [String]
    var counts: CountsJSON
    var library: String
    var report: String?
    var books: [String]
    var notices: [String]
}
