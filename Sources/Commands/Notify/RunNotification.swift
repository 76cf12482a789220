import Domain
import Media
import Pipeline
import PipelineFiles
import Reports
import SystemPackage

/// What a run came to, for those who are told of it afterwards.
struct RunNotification: Sendable {
    /// As the command line names it.
    var library: FilePath
    /// Of the collections that it was to make.
    var collections: [Slug]
    /// Nil where no run was begun.
    var run: String?
    /// Nil where an error ended it.
    var summary: RunResult?
    /// What that says.
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

    /// One sentence, on one line.
    var headline: String {
        if let summary {
            return (summary.headline ?? "Nothing to do: \(PageCountText(summary.counts.panels).text).").singleLine
        }
        guard let error else { return "The run ended before it began." }
        return "The run ended with an error: \(error)".singleLine
    }

    /// Nothing was done, and nothing had to be.
    var isUneventful: Bool { status == .whole && run == nil }

    /// An error came before the run.
    var isUnbegun: Bool { run == nil && summary == nil }

    /// It never had the library, which is in use or paused; or somebody ended the wait for it.
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
