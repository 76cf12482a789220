import Domain
import LibraryStore
import Reports
import SystemPackage

/// What “log” says, as JSON.
struct LogDocument: Encodable {
    struct Run: Encodable {
        struct Stage: Encodable {
            var stage: String
            var seconds: Double
        }

        var run: String
        /// `whole`, `placeholders`, `failures`, `stopped`, `interrupted`, `error`, `killed` or `in-progress`.
        var outcome: String
        var started: String
        /// Left out where it goes on, or never told.
        var finished: String?
        var seconds: Double?
        var host: String
        var programVersion: String
        var collections: [String]
        /// As they stood at its end, by status; left out where it did not end by itself.
        var panels: [PanelStatus: Int]?
        var stories: Int?
        /// Pages that showed a picture made in it.
        var new: Int?
        var drawn: Int
        var attemptsByOutcome: [String: Int]
        var callsSaved: [PictureOrigin: Int]?
        var cost: Double?
        var books: Int?
        var stages: [Stage]
        var report: String?
        var problems: [String]
        var notices: [String]
    }

    var library: String
    var runs: [Run]
}

extension LogDocument.Run {
    init(_ past: RunLogEntry) {
        let (run, counts) = (past.run, past.run.counts)
        self.init(
            run: run.name, outcome: past.state.logWord, started: Self.time(run.started),
            finished: run.finished.map(Self.time), seconds: past.seconds.map { Milliseconds(seconds: $0).seconds },
            host: run.host,
            programVersion: run.programVersion, collections: past.collections, panels: counts?.panels,
            stories: counts?.stories, new: counts?.newlyDrawn, drawn: past.counts.drawn,
            attemptsByOutcome: past.counts.attemptsByOutcome, callsSaved: counts?.saved,
            cost: past.counts.cost?.value, books: counts?.books,
            stages: run.stages.map { Stage(stage: $0.stage, seconds: Milliseconds(seconds: $0.seconds).seconds) },
            report: past.isReportThere ? past.report.string : nil, problems: run.problems, notices: run.notices)
    }

    private static func time(_ seconds: Double) -> String { UTCTime(secondsSince1970: Int(seconds)).iso8601 }
}

extension RunState {
    fileprivate var logWord: String {
        switch self {
        case .inProgress: "in-progress"
        case .ended(.died): "killed"
        case .ended(let end): end.rawValue
        }
    }
}
