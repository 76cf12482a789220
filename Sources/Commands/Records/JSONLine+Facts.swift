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
