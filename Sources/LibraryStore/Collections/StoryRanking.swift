package import Domain

/// How early the pages of a story are drawn.
package struct StoryRanking: Sendable {
    /// From page 1.
    var pages: [ReasonedPriority]
    /// What they were computed from, as a digest: equal for equal rules, words and readers.
    var basis: String

    package init(pages: [ReasonedPriority], basis: String) {
        self.pages = pages
        self.basis = basis
    }
}

/// A story of which panels are pending, and what their priorities were computed from.
package struct PendingStory: Hashable, Sendable {
    package var id: StoryID
    package var slug: Slug
    /// Nil where the page's place alone decided.
    package var bases: Set<String?>
}
