import Domain
import Foundation
import LibraryStore
import MarkupText
import Pipeline

/// What “status” says, in both of its forms.
struct StatusReport {
    /// Stories that are shown unasked, so that all stays on one screen.
    private static let storiesLimit = 12

    private(set) var document: StatusDocument
    /// Of collections and stories.
    private(set) var stock: [String] = []
    /// Of the run, and what to do next.
    private(set) var course: [String] = []
    /// Columns that lines of pages may take.
    private let width: Int
    /// Of the terminal; nil where there is none.
    private let columns: Int?
    private let timeZone: TimeZone
    /// Those that are not shown for want of room.
    private var hidden = 0
    private var shown = 0
    private var totals: [PanelStatus: Int] = [:]
    /// The library as the person named it, to be named so again; nil where it goes without.
    private let option: String?

    init(library: String, width: Int, columns: Int?, timeZone: TimeZone, option: String? = nil) {
        self.columns = columns
        self.option = option
        document = StatusDocument(library: library)
        self.width = width
        self.timeZone = timeZone
    }

    var lines: [String] { stock + course }

    private var libraryOption: String { option.map { " --library \($0)" } ?? "" }

    /// `stories` are those that the pipeline lists; `panels` are theirs.
    mutating func begin(_ collection: CollectionFacts, _ panels: [PanelStatus: Int], stories: Int, unfinished: Int) {
        document.collections.append(
            .init(
                name: collection.slug.text, title: collection.title,
                panels: Dictionary(uniqueKeysWithValues: panels.map { ($0.key.rawValue, $0.value) })))
        let standing = PanelStanding(panels)
        let pages = standing.total == 0 ? "no pages yet" : standing.text
        let rest = unfinished > 0 ? ", \(unfinished) not whole" : ""
        stock += WrappedText.note(
            "", "\(collection.title.singleLine) (\(collection.slug)): \(pages); \(Counted.stories(stories))\(rest)",
            columns: columns)
        totals.merge(panels, uniquingKeysWith: +)
    }

    /// `accounts` are those of its panels where they are asked for. A story that is not wanted by name may find no room.
    mutating func add(
        _ story: StoredStory, _ panels: [PanelStatus: Int], drawnAgain: Int, accounts: [PanelAccount]?,
        isShown: Bool, isNamed: Bool
    ) {
        let last = document.collections.count - 1
        let collection = document.collections[last].name
        document.collections[last].stories.append(
            .init(story, panels: panels, drawnAgain: drawnAgain, accounts: accounts))
        guard isShown else { return }
        guard isNamed || shown < Self.storiesLimit else {
            hidden += 1
            return
        }
        shown += 1
        stock += WrappedText.note(
            "  ", "\(story.title.singleLine) (\(story.slug)): \(Self.standing(of: story, panels, drawnAgain))",
            columns: columns)
        let libraryOption = libraryOption
        let command = { (account: PanelAccount) in
            let page = account.number == 1 ? "\(account.page)" : "\(account.page)/\(account.number)"
            return "nightpress regenerate \(collection)/\(story.slug)/\(page)\(libraryOption)"
        }
        for index in (accounts ?? []).indices where accounts?[index].attempts != nil {
            document.collections[last].stories[document.collections[last].stories.count - 1].pages?[index].command =
                accounts.map { command($0[index]) }
        }
        stock +=
            PanelTable(
                accounts: accounts ?? [], width: width, library: document.library, timeZone: timeZone,
                command: command
            ).lines
    }

    /// `activity` is that of a run in progress. `pipelines` are the files of collections that want something.
    mutating func end(
        with last: (run: StoredRun, standing: RunStanding)?, pause: LibraryControl.Pause?,
        activity: RunActivity? = nil, report: String? = nil, pipelines: [String] = []
    ) {
        if hidden > 0 {
            stock += WrappedText.note(
                "  ", "and \(Counted(hidden, "other", "others")) not whole; --verbose shows all", columns: columns)
        }
        tell(last, activity, report)
        if let pause {
            document.pause = .init(since: UTCTime(secondsSince1970: Int(pause.since)).iso8601, by: pause.by)
            add("", "\(pause.words(in: timeZone).singleLine); “nightpress resume” ends that")
        }
        var isRunning = false
        if case .inProgress? = last?.standing { isRunning = true }
        let steps = isRunning ? [] : nextSteps(pipelines)
        document.next = steps.isEmpty ? nil : steps
        for step in steps { add("", step) }
    }

    private mutating func tell(
        _ last: (run: StoredRun, standing: RunStanding)?, _ activity: RunActivity?, _ report: String?
    ) {
        guard let (run, standing) = last else { return }
        document.lastRun = .init(name: run.name, outcome: run.outcome, notices: run.notices, report: report)
        switch standing {
        case .ended: add("last run \(run.name): ", run.outcome ?? "not finished")
        case .failed: add("last run \(run.name): ", "ended with an error; run its pipeline again to go on")
        case .inProgress(let running):
            document.lastRun?.inProgress = running.holder
            document.lastRun?.now = activity?.document
            add("run \(run.name): ", "in progress, \(running.holder)")
            for line in activity?.lines(in: timeZone) ?? [] { add("  ", line) }
        case .died:
            document.lastRun?.hasDied = true
            add(
                "last run \(run.name): ",
                "its process is gone without a word (killed or crashed); run its pipeline again to go on")
        }
        if let report { course.append("report  \(report)") }
        for notice in run.notices { add("note: ", notice.singleLine) }
    }

    /// What a person may do about what is wanting.
    private func nextSteps(_ pipelines: [String]) -> [String] {
        let library = libraryOption
        var steps: [String] = []
        if totals[.failed, default: 0] > 0 {
            steps.append("Draw failed pages again with “nightpress retry\(library)”.")
        } else if totals[.cancelled, default: 0] > 0 {
            steps.append("Get cancelled pages back with “nightpress retry\(library)”.")
        }
        if totals[.placeholder, default: 0] > 0 {
            steps.append("Draw placeholders again with “nightpress retry --placeholders\(library)”.")
        }
        if !pipelines.isEmpty {
            steps.append("Go on with “nightpress run \(pipelines.joined(separator: " "))\(library)”.")
        }
        return steps
    }

    private mutating func add(_ head: String, _ text: String) {
        course += WrappedText.note(head, text.singleLine, columns: columns)
    }

    private static func standing(
        of story: StoredStory, _ panels: [PanelStatus: Int], _ drawnAgain: Int
    ) -> String {
        guard story.isPlanned else { return "no pages yet" }
        let standing = PanelStanding(panels).text + (drawnAgain > 0 ? ", \(drawnAgain) to be drawn again" : "")
        return story.position == nil ? "\(standing), no longer in the pipeline" : standing
    }
}
