import Domain
import LibraryStore
import Reports

/// The output of “status” as JSON.
struct StatusDocument: Encodable {
    struct Collection: Encodable {
        var collection: Slug
        var collectionTitle: String
        /// The number of panels in the listed stories.
        var panelsByStatus: [PanelStatus: Int]
        /// The number of refused pages; nil for none.
        var refused: Int?
        var stories: [Story] = []
    }

    struct Story: Encodable {
        var story: Slug
        var storyTitle: String
        var listed: Bool
        var planned: Bool
        var panelsByStatus: [PanelStatus: Int]
        /// Panels that show a picture and are queued for a new one.
        var redraws: Int?
        /// Left out if there are none.
        var standIns: [TextStandInView]?
        /// Set with --why, and if a page is named.
        var pages: [Page]?
    }

    struct Page: Encodable {
        var page: String
        var pageNumber: Int
        var panelNumber: Int
        var status: PanelStatus
        var priority: String
        var reasons: [String]
        /// Why there is no picture, or only a placeholder.
        var explanation: String?
        /// When such a page is requested again: `run`, `retry` or `change`.
        var nextRequest: String?
        var lastAttempt: AttemptView?
        /// Whether the page shows a picture and is queued for a new one.
        var redraw: Bool?
        /// How many times the page was requested again.
        var redraws: Int?
        var pageRequest: Request?
        var earlierPictures: [Picture]?
        /// The things of the page spec that the shown picture lacks, as far as its generator knows it.
        var notDrawn: [String]?
        /// Set if the page is named.
        var attempts: [AttemptView]?
        /// Why this backend drew the shown picture.
        var backendExplanation: String?
        /// The command that redraws the page.
        var command: String?
    }

    /// The present state of a run in progress.
    struct Now: Encodable {
        var drawing: [Panel]
        /// The number of other panels in progress.
        var others: Int?
        var picturesLeft: Int
        var picturesPerHour: Double?
        /// Until all panels are drawn, even if the deadline comes earlier.
        var secondsLeft: Double?
        /// When the run begins nothing more.
        var deadline: String?
    }

    struct Panel: Encodable, Equatable {
        var page: String
        var storyTitle: String
        var backend: String?
        var since: String?
    }

    struct Request: Encodable {
        var direction: String?
        var seed: String?
        var backend: String?
        /// Whether the new picture is stored beside the shown one.
        var keep: Bool?
    }

    struct Picture: Encodable {
        var number: Int
        var picture: String
        var reason: String
        var backend: String
        var run: String?
        var drawn: String?
    }

    struct Run: Encodable {
        var run: String
        var runState: RunStateView
        var end: RunEnd?
        /// The number of input problems, such as unreadable stories. The notices name them.
        var inputProblems: Int?
        var notices: [String]
        /// When its backends could not be used. Set with --why.
        var outages: [OutageView]?
        /// The process that carries out the run, while it is in progress.
        var holder: String?
        /// The path of its report.
        var report: String?
        var now: Now?
    }

    struct Pause: Encodable {
        var since: String
        var by: String
    }

    /// Left out if the library is not that of a shard.
    var shard: String?
    /// Left out if no shard was merged into the library.
    var shards: ShardsView?
    var collections: [Collection] = []
    var lastRun: Run?
    var pause: Pause?
    /// The next steps as sentences.
    var next: [String]?
}

extension StatusDocument.Story {
    init(_ story: StoredStory, panels: [PanelStatus: Int], redraws: Int, pages: [StatusDocument.Page]?) {
        self.init(
            story: story.slug, storyTitle: story.title, listed: story.position != nil, planned: story.isPlanned,
            panelsByStatus: panels, redraws: redraws > 0 ? redraws : nil,
            standIns: story.standIns.isEmpty ? nil : story.standIns.map(TextStandInView.init), pages: pages)
    }
}

extension StatusDocument.Page {
    /// `command` redraws the panel. It is given together with the attempts.
    init(_ details: PanelDetails, name: PanelName, command: String) {
        self.init(
            page: name.path, pageNumber: name.page, panelNumber: name.number, status: details.status,
            priority: "\(details.priority.level)", reasons: details.priority.reasons, explanation: details.shortcoming,
            nextRequest: details.nextRequest?.rawValue, lastAttempt: details.lastAttempt.map { AttemptView($0) },
            redraw: details.isDrawnAgain ? true : nil,
            redraws: details.redraws > 0 ? details.redraws : nil,
            pageRequest: StatusDocument.Request(details.pageRequest),
            earlierPictures: details.history.isEmpty ? nil : details.history.map(StatusDocument.Picture.init),
            notDrawn: details.notDrawn.isEmpty ? nil : details.notDrawn,
            attempts: details.attempts?.map { AttemptView($0) }, backendExplanation: details.choice,
            command: details.attempts == nil ? nil : command)
    }
}

extension StatusDocument.Request {
    /// Nil if nothing is requested.
    init?(_ request: PageRequest) {
        guard request != PageRequest() else { return nil }
        self.init(
            direction: request.direction, seed: request.seed.map { "\($0)" }, backend: request.backend,
            keep: request.keepsShown ? true : nil)
    }
}

extension StatusDocument.Picture {
    init(_ picture: EarlierPicture) {
        self.init(
            number: picture.number, picture: picture.picture.path, reason: picture.reason.rawValue,
            backend: picture.picture.backend, run: picture.run,
            drawn: picture.drawnAt.map { Milliseconds(seconds: $0).iso8601 })
    }
}
