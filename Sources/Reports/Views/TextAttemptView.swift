package import Domain

/// A text attempt in JSON.
package struct TextAttemptView: Encodable, Sendable {
    /// Where an attempt is described, which decides what is said of it.
    package enum Form: Sendable {
        /// `run.json`, with the story's path.
        case report(story: String)
        /// An event, which names the story itself.
        case event
    }

    /// In the order in which events have them.
    package private(set) var members = JSONMembers()

    package init(_ attempt: TextAttempt, as form: Form) {
        members.add("subject", .text(attempt.subject))
        members.add("number", .whole(attempt.number))
        members.add("backend", .text(attempt.backend))
        members.add("outcome", .text(attempt.outcome.rawValue))
        members.add("message", attempt.message.map { .text($0) })
        members.add("started", .text(Milliseconds(seconds: attempt.started).iso8601))
        members.add("seconds", .decimal(attempt.runtime.seconds))
        if case .report(let story) = form {
            members.add("story", .text(story))
            members.add("repairs", attempt.repairs.isEmpty ? nil : .texts(attempt.repairs))
            members.add("promptTokens", attempt.promptTokens.map { .whole($0) })
            members.add("replyTokens", attempt.replyTokens.map { .whole($0) })
        }
    }

    package func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}
