/// A time in which a run could not use one of its backends.
package struct BackendOutage: Codable, Hashable, Sendable {
    package var backend: String
    /// The address of the server, if the backend has several.
    package var server: String?
    package var reason: String
    /// Seconds since 1970.
    package var began: Double
    /// Nil if the backend did not answer again in the run.
    package var ended: Double?
    /// How many pages and stories waited.
    package var pages = 0
    package var stories = 0
    /// Whether the run does not ask the backend again, because it says itself that it cannot work.
    package var isOut = false

    package init(backend: String, server: String? = nil, reason: String, began: Double) {
        self.backend = backend
        self.server = server
        self.reason = reason
        self.began = began
    }

    /// `sd`, `sd at http://127.0.0.1:1235`
    package var name: String { backend + (server.map { " at \($0)" } ?? "") }

    /// `37 pages waited`, `1 story waited`; nil if nothing did.
    package var waitText: String? {
        let parts = [
            pages > 0 ? "\(Counted.pages(pages))" : nil, stories > 0 ? "\(Counted.stories(stories))" : nil,
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " and ") + " waited"
    }
}
