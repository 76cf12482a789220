/// When a job is polled next.
///
/// The poll that notices the end of a job comes at most a tenth of the job's duration after it, or a twentieth if earlier
/// jobs took about as long. Such a job is polled about four times, and a long one every second.
struct PollSchedule: Hashable, Sendable {
    private static let shortest = Duration.milliseconds(5)
    private static let longest = Duration.seconds(1)

    /// How long jobs of the server usually take; nil if none has ended.
    var expected: Duration?

    /// The pause before the next poll of a job that was accepted this long ago.
    func pause(after elapsed: Duration) -> Duration {
        let early = expected.map { $0 * 9 / 10 - elapsed } ?? .zero
        return min(max(Self.shortest, max(early, elapsed / (expected == nil ? 10 : 20))), Self.longest)
    }
}
