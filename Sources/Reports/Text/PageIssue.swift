import Domain

/// Pages that are wanting for the same reason, taken together: one dead backend is one concern, not two thousand.
struct PageIssue {
    /// What makes two pages the same concern.
    struct Reason: Hashable {
        var state: PageState
        var backend: String?
        var outcome: AttemptOutcome?
        /// Nil where there is nothing to tell of a backend.
        var run: RelativeRun?
    }

    var reason: Reason
    /// The first generator's own words.
    var message: String?
    var pages = PagePlaces()
}
