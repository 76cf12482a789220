/// The fields of a run's result that tests read.
package struct ResultJSON: Decodable, Equatable {
    package var schemaVersion: Int
    package var run: String?
    package var end: String
    package var exitCode: Int
    package var headline: String
    package var error: String?
    package var limit: String?
    package var collections: [String]
    package var counts: CountsJSON
    package var library: String
    package var report: String?
    package var books: [String]
    package var notices: [String]
}
