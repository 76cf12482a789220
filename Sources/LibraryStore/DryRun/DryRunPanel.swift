package import Domain

/// A panel that a rehearsed run would draw, and how it stood before.
package struct DryRunPanel: Sendable {
    package struct Before: Hashable, Sendable {
        package var status: PanelStatus
        /// Whether a run that did not end had begun to draw it.
        package var isInterrupted: Bool
    }

    package var id: PanelID
    package var story: StoryID
    package var page: Int
    /// Counted from 1 on its page.
    package var number: Int
    package var priority: ReasonedPriority
    package var queue: PanelQueue
    package var status: PanelStatus
    package var pageRequest = PageRequest()
    /// The digest of the picture that it shows.
    package var picture: String?
    /// What that was to measure.
    package var shownSize: PixelSize?
    /// As ``ShownPictures/basisID``.
    package var basisID: Int64?
    /// Nil where the rehearsal made it.
    package var before: Before?
}

/// A listed story after a rehearsal.
package struct DryRunStory: Sendable {
    package var id: StoryID
    package var slug: Slug
    package var title: String
    /// The text generator that wrote it; nil for one that was read.
    package var writtenBy: String?
    package var plannedBy: String?
    package var pages: Int
    /// Whether the rehearsal brought it into the library.
    package var isNew: Bool
    /// Whether the rehearsal gave it another text than it had.
    package var isChanged: Bool
    /// Whether another wrote it than before.
    package var isRewritten: Bool
    /// Whether it was planned before.
    package var wasPlanned: Bool
    /// Whether the rehearsal planned it, for the first time or again.
    package var isPlannedNow: Bool
}
