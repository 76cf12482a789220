import Domain
import Media
import Pipeline
import PipelineFiles
import Reports
import SystemPackage

/// The result of a run, for notify commands, metrics and records.
struct RunNotification: Sendable {
    /// The library as the command line names it.
    var library: FilePath
    /// The collections that the run was to make.
    var collections: [Slug]
    /// Nil if no run was begun.
    var run: String?
    /// Nil if an error ended the run.
    var summary: RunResult?
    /// The message of that error.
    var error: String?
    var status: ExitStatus
    /// Wall time.
    var seconds: Double

    init(library: FilePath, collections: [Slug] = [], run: String? = nil, failure: CommandFailure, seconds: Double = 0)
    {
        self.library = library
        self.collections = collections
        self.run = run
        status = failure.status
        error = failure.message
        self.seconds = seconds
    }

    init(library: FilePath, collections: [Slug], summary: RunResult, status: ExitStatus) {
        self.library = library
        self.collections = collections
        run = summary.run
        self.summary = summary
        self.status = status
        seconds = summary.seconds
    }

    var end: RunEnd { summary?.outcome ?? .error }

    /// One sentence on one line.
    var headline: String {
        if let summary {
            return (summary.headline ?? "Nothing to do: \(PageCountText(summary.counts.panels).text).").singleLine
        }
        guard let error else { return "The run ended before it began." }
        return "The run ended with an error: \(error)".singleLine
    }

    /// The run had nothing to do and did nothing.
    var isUneventful: Bool { status == .whole && run == nil }

    /// An error occurred before the run began.
    var isUnbegun: Bool { run == nil && summary == nil }

    /// The run never got the library, because it is in use or paused, or because a signal ended the wait.
    var isTurnedAway: Bool { isUnbegun && ![.usage, .input, .failure].contains(status) }

    func isOccasion(_ occasion: NotifyCommand.NotifyCondition) -> Bool {
        switch occasion {
        case .always: true
        case .trouble: status != .whole
        case .failure:
            [.failures, .input, .failure, .locked, .usage].contains(status) || summary?.limit == .failures
        }
    }
}
