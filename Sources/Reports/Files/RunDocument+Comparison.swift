import Domain

extension RunDocument {
    /// The comparison with the previous run of the same collections.
    struct Comparison: Encodable {
        let before: Side
        let now: Side
        /// Pages that were not ready before and are ready now.
        let becameReady: [String]
        /// Pages that were ready before and are not ready now.
        let becameWorse: [String]

        init(_ comparison: RunComparison, _ report: ReportOutline) {
            before = Side(comparison.before)
            now = Side(comparison.now)
            becameReady = report.becameReady.arguments
            becameWorse = report.becameWorse.arguments
        }
    }

    struct Side: Encodable {
        let run: String
        let started: String
        let seconds: Double?
        let counts: CountsView

        init(_ side: RunComparison.Side) {
            run = side.id
            started = Milliseconds(seconds: side.started).iso8601
            seconds = side.seconds.map { Milliseconds(seconds: $0).seconds }
            counts = CountsView(side.counts)
        }
    }
}
