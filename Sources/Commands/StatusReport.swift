import Domain
import LibraryStore
import MarkupText

/// What “status” says, in both of its forms.
struct StatusReport {
    private(set) var document: StatusDocument
    private(set) var lines: [String] = []
    /// Columns that lines of pages may take.
    private let width: Int

    init(library: String, width: Int) {
        document = StatusDocument(library: library)
        self.width = width
    }

    mutating func begin(_ collection: CollectionFacts) {
        document.collections.append(.init(name: collection.slug.text, title: collection.title))
        lines.append("\(collection.title.singleLine) (\(collection.slug))")
    }

    /// `accounts` are those of its panels where they are asked for.
    mutating func add(_ story: StoredStory, _ panels: [PanelStatus: Int], accounts: [PanelAccount]?) {
        let last = document.collections.count - 1
        document.collections[last].stories.append(.init(story, panels: panels, accounts: accounts))
        lines.append("  \(story.title.singleLine) (\(story.slug)): \(Self.standing(of: story, panels))")
        lines += PanelTable(accounts: accounts ?? [], width: width).lines
    }

    mutating func end(with run: StoredRun?) {
        guard let run else { return }
        document.lastRun = .init(name: run.name, outcome: run.outcome, notices: run.notices)
        lines.append("last run \(run.name): \(run.outcome ?? "not finished")")
        lines += run.notices.map { "note: \($0.singleLine)" }
    }

    private static func standing(of story: StoredStory, _ panels: [PanelStatus: Int]) -> String {
        guard story.isPlanned else { return "no pages yet" }
        let standing = PanelStanding(panels).text
        return story.position == nil ? "\(standing), no longer in the pipeline" : standing
    }
}
