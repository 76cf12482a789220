import Domain
import Generation
import LibraryStore
import Pipeline
import Reports

/// The members that events have for pages, stories and requests.
extension StoryName {
    func describe(in line: inout JSONLine, title showsTitle: Bool = true) {
        line.add("collection", collection.text)
        line.add("story", story.text)
        if showsTitle { line.add("storyTitle", title) }
    }
}

extension PanelName {
    func describe(in line: inout JSONLine) {
        story.describe(in: &line, title: false)
        line.add("page", path)
        line.add("pageNumber", page)
        line.add("panelNumber", number)
    }
}

extension BackendOutage {
    /// The state of the backend with the event.
    enum Phase: String {
        case away, back, out
    }

    var phase: Phase { ended != nil ? .back : isOut ? .out : .away }

    func describe(in line: inout JSONLine) {
        line.add("backend", backend)
        line.add("server", server)
        line.add("message", reason)
        guard let ended else { return }
        line.add(seconds: ended - began)
        line.add("pages", pages)
        line.add("stories", stories)
    }
}

extension RunEvent.PanelEnd {
    /// `ready`, `placeholder`, `kept`, `failed`, `released`.
    var result: String {
        switch self {
        case .drawn(let status, _): status.rawValue
        case .kept: "kept"
        case .failed: "failed"
        case .released: "released"
        }
    }

    func describe(in line: inout JSONLine) {
        line.add("result", result)
        if case .drawn(_, let backend) = self { line.add("backend", backend) }
    }
}
