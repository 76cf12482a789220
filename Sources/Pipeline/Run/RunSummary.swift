package import Domain
package import Reports
package import SystemPackage

/// How a run ended, for the terminal, `--json` and the exit code.
package struct RunSummary: Sendable {
    package enum Limit: String, Sendable {
        case deadline, images, failures, cost
    }

    /// Nil when there was nothing to do.
    package var run: String?
    package var outcome: RunOutcome
    package var stories: Int
    package var panels: [PanelStatus: Int]
    /// Pictures made in this run.
    package var drawn: Int
    package var seconds: Double
    package var report: FilePath?
    package var books: [FilePath]
    package var notices: [String]
    /// Whether some story could not be read, so that input is to be mended.
    package var hasInputProblems: Bool
    /// Of the pictures made in this run whose price is known; nil where that is none.
    package var cost: Amount?
    /// Pictures of models for which none was asked, by where they came from.
    package var saved: [PictureOrigin: Int] = [:]
    /// What ended the run before its work was done.
    package var limit: Limit?
    /// Whether the library is paused at its end, so that nothing can be begun.
    package var isPaused = false
    /// Whether a book is not written for a reason that no page's status tells.
    package var lacksBooks = false
    /// What its report counts; nil when there was nothing to do.
    package var counts: RunCounts?
    /// The first sentence of its report.
    package var headline: String?
}
