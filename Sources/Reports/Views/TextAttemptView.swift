package import Domain

package struct TextAttemptView: Encodable, Sendable {
    /// In the same order as in events.
    package private(set) var members = JSONMembers()

    package init(_ attempt: TextAttempt, in collection: Slug) {
        members.add("collection", collection.text)
        members.add("story", attempt.story.text)
        members.add("subject", attempt.subject)
        members.add("number", attempt.number)
        members.add("backend", attempt.backend)
        members.add("server", attempt.server)
        members.add("outcome", attempt.outcome.rawValue)
        members.add("started", Milliseconds(seconds: attempt.started).iso8601)
        members.add("seconds", .decimal(attempt.runtime.seconds))
        members.add("promptTokens", attempt.promptTokens)
        members.add("replyTokens", attempt.replyTokens)
        members.add("repairs", attempt.repairs.isEmpty ? nil : .texts(attempt.repairs))
        members.add("message", attempt.message)
    }

    package func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}
