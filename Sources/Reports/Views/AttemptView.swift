package import Domain

package struct AttemptView: Encodable, Sendable {
    /// In the same order as in events.
    package private(set) var members = JSONMembers()

    /// `run` is the attempt's run, if it is not the run of the document.
    package init(_ attempt: Attempt, run: RelativeRun? = nil) {
        members.add("relativeRun", run?.rawValue)
        members.add("number", attempt.number)
        members.add("backend", attempt.backend)
        members.add("server", attempt.server)
        members.add("rung", attempt.rung.rawValue)
        members.add("seed", attempt.seed.description)
        members.add("outcome", attempt.outcome.rawValue)
        members.add("started", Milliseconds(seconds: attempt.started).iso8601)
        members.add("seconds", .decimal(attempt.runtime.seconds))
        members.add("origin", attempt.origin?.rawValue)
        members.add("price", attempt.price)
        members.add("message", attempt.message)
        members.add("concept", attempt.concept)
    }

    package func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}
