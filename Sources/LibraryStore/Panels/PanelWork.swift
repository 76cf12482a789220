package import Domain

/// A panel that a run has claimed.
package struct PanelJob: Sendable {
    package var id: PanelID
    package var collection: CollectionID
    package var story: StoryID
    package var pageNumber: Int
    /// Counted from 1 on its page.
    package var number: Int
    package var spec: PanelSpec
    package var queue = PanelQueue.missing
    /// The number of the panel's last request. An outcome for an earlier request is too late.
    package var request = 0
    /// Less than 0 if a person moved it to the start of its queue, more than 0 if to the end.
    package var moved = 0
    /// How often a redraw was requested. Each redraw has its own seeds.
    package var redraws = 0
    /// The direction is that of the shown picture, unless a person requested another.
    package var pageRequest = PageRequest()
    /// The plan's direction, if the spec has a person's direction instead.
    package var plannedDirection: String?
    /// The size that was requested for the shown picture; nil if none is shown.
    package var shownSize: PixelSize?
    /// Other words for a direction that was refused; nil if there are none.
    package var rewrite: Rewrite?
}

extension PanelJob {
    /// A panel as its story's plan has it, without anything that was requested for it since.
    package init(_ panel: StoredPanel, page: Int, story: StoryID, collection: CollectionID) {
        self.init(
            id: panel.id, collection: collection, story: story, pageNumber: page, number: panel.number, spec: panel.spec
        )
    }
}

/// Data that is the same for all panels of a story.
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
    /// Where the figures are; empty if that is not known.
    package var figures: [FigureArea] = []
    /// The things of the page spec that its generator could not draw, as far as that is known.
    package var notDrawn: [String] = []

    /// Relative to the library's root: `images/ab/abcd….png`.
    package var path: String { "\(folder)/\(fileName)" }
    /// Relative to the library's root.
    var folder: String { "images/\(digest.prefix(2))" }
    var fileName: String { "\(digest).\(format.fileExtension)" }
}

/// The result for a claimed panel.
package struct PanelOutcome: Sendable {
    package enum Result: Sendable {
        case drawn(StoredPicture)
        /// Requeued unchanged, because the run ends.
        case released
        /// Requeued. It waits for other words, because its direction was refused. ``Rewrite/basis`` of the words.
        case setAside(basis: String)
        /// It still shows its former picture, because no better one was drawn.
        case kept
        case failed
    }

    package var panel: PanelID
    /// The ``PanelJob/request`` that this answers.
    var request = 0
    package var result: Result
    var attempts: [Attempt]
    /// The size that was requested for the picture; nil if it is the picture's own size.
    package var askedSize: PixelSize?
    package var basis: PictureBasis?
    /// The queue of the panel after it shows this picture; nil if there is no further pass.
    package var nextQueue: PanelQueue?
    /// What the picture was drawn for; nil for a picture that is not a model's, or that is another panel's.
    package var scene: PictureScene?
    /// The source of a picture of another panel; nil for the panel's own picture.
    package var similar: SimilarPicture?
    /// The ``PanelJob/redraws`` that the picture was drawn for.
    var redraws = 0
    /// The direction that it was drawn for, if it was not the plan's.
    var direction: String?
    /// What it shows of ``direction``; nil if the direction itself describes it.
    package var alt: String?
    /// Backends that were not asked because of an outage, with the reasons, in words; nil if there were none.
    package var outage: String?
    /// Digest of the requests, if all backends that were asked refused; else nil.
    package var refused: String?
    /// Whether a backend that failed or was away may draw the panel when it answers again.
    package var isAwaited = false
}

extension PanelOutcome {
    package init(_ panel: PanelJob, _ result: Result, attempts: [Attempt] = []) {
        self.init(
            panel: panel.id, request: panel.request, result: result, attempts: attempts, redraws: panel.redraws,
            direction: panel.pageRequest.direction)
    }
}

/// Which panels a stage may claim.
package struct PanelClaim: Sendable {
    var collections: [CollectionID]
    package var limit: Int
    /// The last queue to draw.
    var queue: PanelQueue
    /// Whether several panels of one story may be claimed together.
    var severalPerStory: Bool
    /// Stories whose panels are not claimed when ``severalPerStory`` is false.
    var busyStories: Set<StoryID>
    /// Stories whose panels are claimed only if no other story has one.
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
