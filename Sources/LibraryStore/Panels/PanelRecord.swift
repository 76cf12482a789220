package import Domain

/// A panel with its position, status and picture.
package struct PanelRecord: Hashable, Sendable {
    package var id: PanelID
    package var collection: CollectionID
    package var story: StoryID
    package var page: Int
    /// Counted from 1 on its page.
    package var number: Int
    package var status: PanelStatus
    /// Nil if there is nothing to draw.
    package var queue: PanelQueue?
    /// Increases with every request for the panel.
    var request: Int
    package var pageRequest: PageRequest
    package var picture: StoredPicture?
    /// The run that drew the shown picture.
    package var drawnRun: RunID?
    /// Whether a run has claimed it.
    package var isInProgress: Bool

    /// Whether it waits for a redraw.
    var isDrawnAgain: Bool { queue != nil && (status == .ready || status == .placeholder) }
}

/// A selection of panels: all of a collection, of a story or of a page, or one panel of a page.
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
