package import Domain

/// An outage of a backend in JSON.
package struct OutageView: Encodable, Equatable {
    var backend: String
    var server: String?
    var message: String
    var began: String
    var ended: String?
    var pages: Int
    var stories: Int
    var out: Bool?

    package init(_ outage: BackendOutage) {
        backend = outage.backend
        server = outage.server
        message = outage.reason
        began = Milliseconds(seconds: outage.began).iso8601
        ended = outage.ended.map { Milliseconds(seconds: $0).iso8601 }
        pages = outage.pages
        stories = outage.stories
        out = outage.isOut ? true : nil
    }
}
