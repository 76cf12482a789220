import Domain

extension RunDocument {
    /// The run beside the one before it of the same collections.
    struct Comparison: Encodable {
        let before: Side
        let now: Side
        /// COLLECTION/STORY/PAGE of pages that were not ready and are.
        let becameReady: [String]
        /// Of pages that were ready and are not.
        let becameWorse: [String]

        init(_ comparison: RunComparison, _ report: ReportOutline) {
            before = Side(comparison.before)
            now = Side(comparison.now)
            becameReady = Self.paths(report.becameReady)
            becameWorse = Self.paths(report.becameWorse)
        }

        private static func paths(_ pages: PagePlaces) -> [String] {
            pages.places.flatMap { place in place.pages.map { "\(place.story)/\($0)" } }
        }
    }

    struct Side: Encodable {
        let id: String
        let started: String
        let seconds: Double?
        let pages: Int
        let ready: Int
        let placeholders: Int
        let failed: Int
        let undrawn: Int
        let attempts: Int
        let callsSaved: Int
        let cost: Double?

        init(_ side: RunComparison.Side) {
            id = side.id
            started = Milliseconds(seconds: side.started).iso8601
            seconds = side.seconds.map { Milliseconds(seconds: $0).seconds }
            pages = side.counts.total
            ready = side.counts.ready
            placeholders = side.counts.placeholders
            failed = side.counts.failed
            undrawn = side.counts.undrawn
            attempts = side.counts.attempts
            callsSaved = side.counts.callsSaved
            cost = side.counts.cost?.value
        }
    }
}
