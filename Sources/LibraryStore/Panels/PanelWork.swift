package import Domain

/// A panel that a run has taken in hand.
package struct PanelJob: Sendable {
    package var id: PanelID
    package var collection: CollectionID
    package var story: StoryID
    package var pageNumber: Int
    /// Counted from 1 on its page.
    package var number: Int
    package var spec: PanelSpec
    package var queue = PanelQueue.missing
    /// Counts what was asked of the panel. What is drawn for an earlier request comes too late.
    package var request = 0
    /// Each has seeds of its own.
    package var redraws = 0
    /// Its direction is that of the picture it shows, unless a person asked for another picture.
    package var pageRequest = PageRequest()
    /// The plan's direction, where the spec has a person's instead.
    package var plannedDirection: String?
    /// What the picture was to measure that it shows; nil where it shows none.
    package var shownSize: PixelSize?
}

/// What the panels of one story have in common.
package struct StoryContext: Sendable {
    package var collection: CollectionFacts
    package var slug: Slug
    package var title: String
    package var theme: Theme
    package var characters: [StoryCharacter]
    package var pageCount: Int
}

/// A picture file in the library.
package struct StoredPicture: Hashable, Sendable {
    package var digest: String
    package var format: PictureFormat
    package var size: PixelSize
    /// Bytes.
    package var fileSize: Int
    var recipe: String
    package var provenance: Provenance
    package var backend: String

    /// Relative to the library's root: `images/ab/abcd….png`.
    package var path: String { "images/\(digest.prefix(2))/\(digest).\(format.fileExtension)" }
}

/// What became of a claimed panel.
package struct PanelOutcome: Sendable {
    package enum Result: Sendable {
        case drawn(StoredPicture)
        /// Handed back untouched, because the run ends.
        case released
        /// It shows what it showed before: nothing better came.
        case kept
        case failed
    }

    package var panel: PanelID
    /// The ``PanelJob/request`` that this is the answer to.
    var request = 0
    package var result: Result
    var attempts: [Attempt]
    /// What the picture was to measure; nil where that is what it measures.
    package var askedSize: PixelSize?
    package var basis: PictureBasis?
    /// The queue in which it stands once it has this picture; nil where that is the last.
    package var nextQueue: PanelQueue?
    /// What the picture was drawn for; nil where it is no model's, or another panel's.
    package var scene: PictureScene?
    /// Whose picture it is; nil where it is the panel's own.
    package var similar: SimilarPicture?
    /// The ``PanelJob/redraws`` that the picture is.
    var redraws = 0
    /// What it was drawn for instead of what was planned.
    var direction: String?
    /// What it shows of that; nil where that is the direction's own words.
    package var alt: String?
    /// The backends that were not asked because they were out, with their reasons, in words; nil where there were none.
    package var outage: String?
}

extension PanelOutcome {
    package init(_ panel: PanelJob, _ result: Result, attempts: [Attempt] = []) {
        self.init(
            panel: panel.id, request: panel.request, result: result, attempts: attempts, redraws: panel.redraws,
            direction: panel.pageRequest.direction)
    }
}

/// Which panels a stage may take in hand.
package struct PanelClaim: Sendable {
    var collections: [CollectionID]
    package var limit: Int
    /// The last of the queues that is drawn from.
    var queue: PanelQueue
    /// Whether several panels of one story may be claimed together.
    var severalPerStory: Bool
    /// Stories of which no panel is wanted, where only one a story may wait.
    var busyStories: Set<StoryID>
    /// Stories of which a panel is wanted only where no other story has one.
    var lateStories: Set<StoryID>

    package init(
        collections: [CollectionID], limit: Int, queue: PanelQueue = .missing, severalPerStory: Bool,
        busyStories: Set<StoryID> = [], lateStories: Set<StoryID> = []
    ) {
        self.collections = collections
        self.limit = limit
        self.queue = queue
        self.severalPerStory = severalPerStory
        self.busyStories = busyStories
        self.lateStories = lateStories
    }
}
