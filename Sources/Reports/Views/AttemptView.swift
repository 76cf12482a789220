package import Domain

/// An attempt in JSON.
package struct AttemptView: Encodable, Sendable {
    /// Where an attempt is described, which decides what is said of it.
    package enum Form: CaseIterable, Sendable {
        /// `run.json`, among a page's attempts.
        case report
        /// “status --json”, among a page's attempts.
        case status
        /// Both, as the last attempt for a page.
        case cause
        case event
    }

    /// In the order in which events have them.
    package private(set) var members = JSONMembers()

    /// `run` says which run the attempt is of, where that is not the one described.
    package init(_ attempt: Attempt, as form: Form, run: RelativeRun? = nil) {
        func add(_ name: String, _ value: JSONMembers.Value?, in forms: [Form] = Form.allCases) {
            if forms.contains(form) { members.add(name, value) }
        }
        add("run", run.map { .text($0.rawValue) })
        add("number", .whole(attempt.number), in: [.report, .event])
        add("backend", .text(attempt.backend))
        add("rung", .text(attempt.rung.rawValue))
        add("concept", .text(attempt.concept), in: [.report])
        add("seed", .text(attempt.seed.description), in: [.report])
        add("outcome", .text(attempt.outcome.rawValue))
        add("message", attempt.message.map { .text($0) })
        add("started", .text(Milliseconds(seconds: attempt.started).iso8601), in: [.report, .status, .event])
        add("seconds", .decimal(attempt.runtime.seconds), in: [.report, .status, .event])
        add("origin", attempt.origin.map { .text($0.rawValue) }, in: [.report, .status, .event])
        add("price", attempt.price.map { .decimal($0.value) }, in: [.report])
        add("cost", attempt.price.map { .decimal($0.value) }, in: [.event])
    }

    package func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}
