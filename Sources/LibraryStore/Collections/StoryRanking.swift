package import Domain

/// The drawing priorities of a story's pages.
package struct StoryRanking: Sendable {
    /// In page order, from page 1.
    package private(set) var pages: [ReasonedPriority]
    /// Digest of the input: equal for equal rules, words and readers.
    var basis: String

    package init(pages: [ReasonedPriority], basis: String) {
        self.pages = pages
        self.basis = basis
    }
}

/// A story with pending panels, and the bases of their priorities.
package struct PendingStory: Hashable, Sendable {
    package var id: StoryID
    package var slug: Slug
    /// Contains nil if the page number alone decided.
    package var bases: Set<String?>
}
