import Domain
import Foundation
import LibraryStore
import MarkupText
import Pipeline

/// What “status” says, in both of its forms.
struct StatusReport {
    private(set) var document: StatusDocument
    private(set) var lines: [String] = []
    /// Columns that lines of pages may take.
    private let width: Int
    private let timeZone: TimeZone
    private var hasCancelled = false

    init(library: String, width: Int, timeZone: TimeZone) {
        document = StatusDocument(library: library)
        self.width = width
        self.timeZone = timeZone
    }

    mutating func begin(_ collection: CollectionFacts) {
        document.collections.append(.init(name: collection.slug.text, title: collection.title))
        lines.append("\(collection.title.singleLine) (\(collection.slug))")
    }

    /// `accounts` are those of its panels where they are asked for.
    mutating func add(
        _ story: StoredStory, _ panels: [PanelStatus: Int], drawnAgain: Int, accounts: [PanelAccount]?
    ) {
        let last = document.collections.count - 1
        document.collections[last].stories.append(
            .init(story, panels: panels, drawnAgain: drawnAgain, accounts: accounts))
        lines.append("  \(story.title.singleLine) (\(story.slug)): \(Self.standing(of: story, panels, drawnAgain))")
        lines +=
            PanelTable(
                accounts: accounts ?? [], width: width, library: document.library, timeZone: timeZone
            ).lines
        hasCancelled = hasCancelled || panels[.cancelled, default: 0] > 0
    }

    mutating func end(with run: StoredRun?, inProgress: RunInProgress?, pause: LibraryControl.Pause?) {
        if hasCancelled { lines.append("Get cancelled pages back with “nightpress retry”.") }
        if let pause {
            document.pause = .init(since: UTCTime(secondsSince1970: Int(pause.since)).iso8601, by: pause.by)
            lines.append("\(pause.words(in: timeZone).singleLine); “nightpress resume” ends that")
        }
        guard let run else { return }
        document.lastRun = .init(name: run.name, outcome: run.outcome, notices: run.notices)
        if let inProgress, inProgress.run.id == run.id {
            document.lastRun?.inProgress = inProgress.holder
            lines.append("run \(run.name): in progress, \(inProgress.holder)")
        } else {
            lines.append("last run \(run.name): \(run.outcome ?? "not finished")")
        }
        lines += run.notices.map { "note: \($0.singleLine)" }
    }

    private static func standing(
        of story: StoredStory, _ panels: [PanelStatus: Int], _ drawnAgain: Int
    ) -> String {
        guard story.isPlanned else { return "no pages yet" }
        let standing = PanelStanding(panels).text + (drawnAgain > 0 ? ", \(drawnAgain) to be drawn again" : "")
        return story.position == nil ? "\(standing), no longer in the pipeline" : standing
    }
}
