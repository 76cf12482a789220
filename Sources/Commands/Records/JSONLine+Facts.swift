import Domain
import Generation
import LibraryStore
import Pipeline
import Reports

/// What events tell of pages, stories and requests.
extension StoryName {
    func describe(in line: inout JSONLine, title showsTitle: Bool = true) {
        line.add("collection", collection.text)
        line.add("story", story.text)
        if showsTitle { line.add("title", title) }
    }
}

extension PanelName {
    func describe(in line: inout JSONLine) {
        story.describe(in: &line, title: false)
        line.add("page", page)
        line.add("panel", number)
    }
}

extension RunEvent.PanelEnd {
    /// `ready`, `placeholder`, `kept`, `failed`, `released`.
    var status: String {
        switch self {
        case .drawn(let status, _): status.rawValue
        case .kept: "kept"
        case .failed: "failed"
        case .released: "released"
        }
    }

    func describe(in line: inout JSONLine) {
        line.add("status", status)
        if case .drawn(_, let backend) = self { line.add("backend", backend) }
    }
}

extension AttemptRecord {
    func describe(in line: inout JSONLine) {
        line.add("number", number)
        line.add("backend", backend)
        line.add("rung", rung.rawValue)
        line.add("outcome", error?.kind.rawValue ?? "ready")
        line.add("message", error?.message ?? note)
        line.add("started", Milliseconds(seconds: started).iso8601)
        line.add(seconds: seconds)
        line.add("origin", origin?.rawValue)
        line.add(number: price?.value, "cost")
    }
}

extension TextAttempt {
    func describe(in line: inout JSONLine) {
        line.add("subject", subject)
        line.add("number", number)
        line.add("backend", backend)
        line.add("outcome", error?.kind.rawValue ?? "ready")
        line.add("message", error?.message)
        line.add("started", Milliseconds(seconds: started).iso8601)
        line.add(seconds: seconds)
    }
}
