package import Domain
package import SystemPackage

/// How a run ended, for the terminal, `--json` and the exit code.
package struct RunResult: Sendable {
    /// Nil when there was nothing to do.
    package var run: String?
    package var outcome: RunEnd
    package var counts: RunCounts
    package var seconds: Double
    package var report: FilePath?
    package var books: [FilePath]
    package var notices: [String]
    /// Whether some story could not be read, so that input is to be mended.
    package var hasInputProblems: Bool
    /// What ended the run before its work was done.
    package var limit: RunLimit?
    /// Whether the library is paused at its end, so that nothing can be begun.
    package var isPaused = false
    /// Whether a book is not written for a reason that no page's status tells.
    package var lacksBooks = false
    /// The first sentence of its report.
    package var headline: String?
}
