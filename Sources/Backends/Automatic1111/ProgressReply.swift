/// `GET /sdapi/v1/progress`: what the server is at, whoever asked for it.
struct ProgressReply: Decodable, Hashable, Sendable {
    struct State: Decodable, Hashable, Sendable {
        var skipped: Bool?
        var interrupted: Bool?
        /// Empty while it has nothing to do.
        var job: String?
        /// When the job began, by the server's clock.
        var jobTimestamp: String?
    }

    /// From 0 to 1.
    var progress: Double
    var state: State

    var isRunning: Bool { state.job?.isEmpty == false }

    /// Whether somebody stopped the job. It stays so after the job's end, until the next begins.
    var isStopped: Bool { state.interrupted == true || state.skipped == true }

    /// Whether it can be the job that began then; nil where that is not known.
    func isOfJob(begunAt timestamp: String?) -> Bool {
        guard let timestamp, let own = state.jobTimestamp else { return true }
        return own == timestamp
    }
}
