import Domain

/// Pages without a picture of their own, grouped by reason. One dead backend is one issue, not two thousand.
struct PageIssue {
    /// Pages with equal reasons are one issue.
    struct Reason: Hashable {
        var state: PageState
        var backend: String?
        var outcome: AttemptOutcome?
        /// Nil if no backend is involved.
        var run: RelativeRun?
    }

    var reason: Reason
    /// The message of the first generator.
    var message: String?
    var pages = PagePlaces()
}
