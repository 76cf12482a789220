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
    /// Of the terminal; nil where there is none.
    private let columns: Int?
    private let timeZone: TimeZone
    private var hasCancelled = false

    init(library: String, width: Int, columns: Int?, timeZone: TimeZone) {
        self.columns = columns
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

    mutating func end(with last: (run: StoredRun, standing: RunStanding)?, pause: LibraryControl.Pause?) {
        if hasCancelled { lines.append("Get cancelled pages back with “nightpress retry”.") }
        if let pause {
            document.pause = .init(since: UTCTime(secondsSince1970: Int(pause.since)).iso8601, by: pause.by)
            lines.append("\(pause.words(in: timeZone).singleLine); “nightpress resume” ends that")
        }
        guard let (run, standing) = last else { return }
        document.lastRun = .init(name: run.name, outcome: run.outcome, notices: run.notices)
        switch standing {
        case .ended: lines.append("last run \(run.name): \(run.outcome ?? "not finished")")
        case .failed: lines.append("last run \(run.name): ended with an error; run its pipeline again to go on")
        case .inProgress(let running):
            document.lastRun?.inProgress = running.holder
            lines.append("run \(run.name): in progress, \(running.holder)")
        case .died:
            document.lastRun?.hasDied = true
            lines += WrappedText.note(
                "last run \(run.name): ",
                "its process is gone without a word (killed or crashed); run its pipeline again to go on",
                columns: columns)
        }
        for notice in run.notices { lines += WrappedText.note("note: ", notice.singleLine, columns: columns) }
    }

    private static func standing(
        of story: StoredStory, _ panels: [PanelStatus: Int], _ drawnAgain: Int
    ) -> String {
        guard story.isPlanned else { return "no pages yet" }
        let standing = PanelStanding(panels).text + (drawnAgain > 0 ? ", \(drawnAgain) to be drawn again" : "")
        return story.position == nil ? "\(standing), no longer in the pipeline" : standing
    }
}
