package import Domain

/// A panel that a run would draw, and its state before the dry run.
package struct DryRunPanel: Sendable {
    package struct Before: Hashable, Sendable {
        package var status: PanelStatus
        /// Whether a run that died was drawing it.
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
    /// The digest of the shown picture.
    package var picture: String?
    /// The size that was requested for the shown picture.
    package var shownSize: PixelSize?
    /// As ``ShownPictures/basisID``.
    package var basisID: Int64?
    /// Whether a backend was away when it was to be drawn.
    package var wasAway = false
    /// Less than 0 if a person moved it to the start of its queue, more than 0 if to the end.
    package var moved = 0
    /// Nil if the dry run created the panel.
    package var before: Before?
}

/// A listed story after the dry run.
package struct DryRunStory: Sendable {
    package var id: StoryID
    package var slug: Slug
    package var title: String
    /// The text generator that wrote it; nil for a story from a file.
    package var writtenBy: String?
    package var plannedBy: String?
    package var pages: Int
    /// Whether the dry run added it to the library.
    package var isNew: Bool
    /// Whether the dry run replaced its text.
    package var isChanged: Bool
    /// Whether it was written by another generator than before.
    package var isRewritten: Bool
    /// Whether it had a plan before the dry run.
    package var wasPlanned: Bool
    /// Whether the dry run planned it, for the first time or again.
    package var isPlannedNow: Bool
}
