package import Domain

/// A panel where a person finds it, and how it stands.
package struct PanelRecord: Hashable, Sendable {
    package var id: PanelID
    package var collection: CollectionID
    package var story: StoryID
    package var page: Int
    /// Counted from 1 on its page.
    package var number: Int
    package var status: PanelStatus
    /// Nil where there is nothing to draw.
    package var queue: PanelQueue?
    /// Counts what was asked of it.
    var request: Int
    package var pageRequest: PageRequest
    package var picture: StoredPicture?
    /// The run that drew what it shows.
    package var drawnRun: RunID?
    /// Whether a run has it in hand.
    package var isInProgress: Bool

    /// Whether its picture is to be replaced by another.
    var isDrawnAgain: Bool { queue != nil && (status == .ready || status == .placeholder) }
}

/// Which panels are meant: those of a collection, of a story, of a page, or one of a page.
package struct PanelSelection: Hashable, Sendable {
    package var collection: CollectionID
    package var story: StoryID?
    package var page: Int?
    package var number: Int?

    package init(collection: CollectionID, story: StoryID? = nil, page: Int? = nil, number: Int? = nil) {
        self.collection = collection
        self.story = story
        self.page = page
        self.number = number
    }
}
