/// `GET /sdapi/v1/progress`: the server's present job, which may belong to another client.
struct ProgressReply: Decodable, Hashable, Sendable {
    struct State: Decodable, Hashable, Sendable {
        var skipped: Bool?
        var interrupted: Bool?
        /// Empty while the server is idle.
        var job: String?
        /// When the job began, by the server's clock.
        var jobTimestamp: String?
    }

    /// From 0 to 1.
    var progress: Double
    var state: State

    var isRunning: Bool { state.job?.isEmpty == false }

    /// Whether the job was stopped. The flag stays set after the job's end until the next job begins.
    var isStopped: Bool { state.interrupted == true || state.skipped == true }

    /// Whether this can be the job that began at `timestamp`; nil if that is not known.
    func isOfJob(begunAt timestamp: String?) -> Bool {
        guard let timestamp, let own = state.jobTimestamp else { return true }
        return own == timestamp
    }
}
