import Domain
import LibraryStore
import Media
import Pipeline
import Reports
import SystemPackage

/// The results of page requests, as text, JSON and exit code. It covers only the requested pages.
struct PageRequestReport {
    struct Document: Encodable {
        struct StandIns: Encodable {
            var requested: Int
            /// How many are there still. Left out if a run in progress is to make them.
            var left: Int?
        }

        struct Taker: Encodable {
            var run: String
            var holder: String
        }

        var requested: Int
        /// Text stand-ins that a language model was to make again; left out if there are none.
        var textStandIns: StandIns?
        /// The number of refused pages that are left out; nil for none.
        var refused: Int?
        /// Set if there is nothing to do.
        var panelsByStatus: [PanelStatus: Int]?
        /// The run in progress that draws them.
        var acceptedBy: Taker?
        /// The run that this command carried out.
        var run: String?
        var drawn: Int?
        var pages: [PageRequestOutcome]?
        var limit: RunLimit?
        var seconds: Double?
        var cost: MoneyView?
        var report: String?
        var books: [String]?
        /// Books outside the library that show former pictures.
        var outdatedBooks: [String]?
        var notices: [String]?
    }

    /// The number of pages that are named; further pages are only counted.
    private static let namedPages = 10
    /// The number of pictures that are shown with their files.
    private static let shownPictures = 3

    let pages: [PageRequestOutcome]
    /// Text stand-ins that a language model was to make again, and how many are there still.
    var standIns = 0
    var standInsLeft: Int?
    let answer: PageRequestRun.Answer
    /// The action in messages: `redrawn`.
    let done: String
    let root: String
    /// How to show a picture that was stored beside the shown one; nil if there is none.
    var nextStep: String?
    var outdatedBooks: [OutdatedBook] = []
    /// As ``GlobalOptions/libraryOption``.
    var libraryOption = ""
    /// The number of refused pages that are left out.
    var refused = 0
    /// Whether requested pages were left out because their pipeline cannot be read.
    var hasInputProblems = false
    /// Whether placeholders count as failures.
    var isStrict = false

    var status: ExitStatus {
        let status = statusOfPages
        return status == .whole && hasInputProblems ? .input : status
    }

    private var statusOfPages: ExitStatus {
        guard case .done(let summary, let reason) = answer else { return .whole }
        let outcomes = Set(pages.map(\.outcome))
        if let reason { return ExitStatus(reason) }
        let leavesStandIns = standInsLeft ?? 0 > 0
        if outcomes.contains(.waiting) || leavesStandIns, summary.outcome == .stopped { return .stopped }
        let ending: RunEnd =
            if summary.lacksBooks || !outcomes.isDisjoint(with: [.failed, .kept, .cancelled, .waiting]) {
                .failures
            } else {
                outcomes.contains(.placeholder) || leavesStandIns ? .placeholders : .whole
            }
        return ExitStatus(ending, isStrict: isStrict)
    }

    func text() -> String {
        let lines =
            switch answer {
            case .takenUp(let running, let isPaused): takenUp(by: running, isPaused)
            case .done(let summary, _): done(summary)
            }
        return (lines + [RefusedPages.notice(refused)].compactMap(\.self)).map { $0 + "\n" }.joined()
    }

    /// The pages, or the panels if comics are among them.
    private func counted(_ count: Int) -> Counted {
        pages.contains(where: \.isPanel) ? Counted(count, "panel", "panels") : .pages(count)
    }

    private func takenUp(by running: RunInProgress, _ isPaused: Bool) -> [String] {
        let when = isPaused ? "when it is resumed with “nightpress resume”" : "next"
        let taken =
            "\(counted(pages.count)) asked for; the run \(running.run.name) takes \(pages.count == 1 ? "it" : "them") "
            + "up \(when) (\(running.holder.singleLine))"
        let later =
            "\(Counted.textStandIns(standIns)) requested; the next “nightpress run” asks a language model for "
            + (standIns == 1 ? "it" : "them")
        return (pages.isEmpty ? [] : [taken]) + (standIns > 0 ? [later] : [])
    }

    private func done(_ summary: RunResult) -> [String] {
        let drawn = pages.filter(\.isAsRequested)
        let time = TimeText.duration(summary.seconds)
        let texts = standInsLeft.map {
            "\(standIns - $0) of \(Counted.textStandIns(standIns)) made by a language model, \(time)"
        }
        let pictures = "\(drawn.count) of \(counted(pages.count)) \(done), \(time)"
        var lines = [texts, pages.isEmpty && texts != nil ? nil : pictures].compactMap(\.self)
        let shortcomings = pages.compactMap(\.shortcoming?.singleLine)
        lines += shortcomings.prefix(Self.namedPages)
        if shortcomings.count > Self.namedPages {
            lines.append("and \(shortcomings.count - Self.namedPages) more, see “nightpress status --why”")
        }
        if drawn.count <= Self.shownPictures {
            lines += drawn.compactMap { page in page.picture.map { "picture \("\(root)/\($0)".onOneLine)" } }
        }
        lines += summary.factsAndReport
        if pages.contains(where: { $0.outcome == .waiting }) {
            if summary.isPaused { lines.append(RunResult.pausedText) }
            lines.append("What is still to be drawn is drawn by “nightpress retry” or the next “nightpress run”.")
        }
        return lines + (nextStep.map { [$0] } ?? [])
            + OutdatedBook.notices(outdatedBooks, libraryOption: libraryOption)
    }

    var document: Document {
        var document = Document(requested: pages.count, refused: refused > 0 ? refused : nil)
        if standIns > 0 { document.textStandIns = Document.StandIns(requested: standIns, left: standInsLeft) }
        switch answer {
        case .takenUp(let running, _):
            document.acceptedBy = Document.Taker(run: running.run.name, holder: running.holder)
        case .done(let summary, _):
            document.run = summary.run
            document.drawn = pages.count(where: \.isAsRequested)
            document.pages = pages
            document.limit = summary.limit
            document.seconds = Milliseconds(seconds: summary.seconds).seconds
            document.cost = summary.counts.cost.map(MoneyView.init)
            document.report = summary.report?.string
            document.books = summary.books.map(\.string)
            document.outdatedBooks = outdatedBooks.map(\.path.string)
            document.notices = summary.notices
        }
        return document
    }
}
