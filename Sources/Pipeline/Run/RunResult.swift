package import Domain
package import SystemPackage

/// How a run ended, for the terminal, `--json` and the exit code.
package struct RunResult: Sendable {
    /// Nil if there was nothing to do.
    package var run: String?
    package var outcome: RunEnd
    package var counts: RunCounts
    package var seconds: Double
    package var report: FilePath?
    package var books: [FilePath]
    package var notices: [String]
    /// Whether a story could not be read and the input has problems to fix.
    package var hasInputProblems: Bool
    /// The limit that ended the run before its work was done.
    package var limit: RunLimit?
    /// Whether the library is paused at the end of the run, so that no work can begin.
    package var isPaused = false
    /// Whether a book is not written for a reason that no page status shows.
    package var lacksBooks = false
    /// If there was nothing to do: the number of refused pages that a run does not request again.
    package var refused = 0
    /// Whether a story is a comic.
    package var hasComic = false
    /// The first sentence of the report.
    package var headline: String?
}
