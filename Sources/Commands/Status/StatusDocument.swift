import Domain
import LibraryStore
import Reports

/// What “status” says, as JSON.
struct StatusDocument: Encodable {
    struct Collection: Encodable {
        var collection: Slug
        var collectionTitle: String
        /// Panels of its listed stories.
        var panelsByStatus: [PanelStatus: Int]
        var stories: [Story] = []
    }

    struct Story: Encodable {
        var story: Slug
        var storyTitle: String
        var listed: Bool
        var planned: Bool
        var panelsByStatus: [PanelStatus: Int]
        /// Panels that show a picture and are to get another.
        var redraws: Int?
        /// With --why, and where a page is named.
        var pages: [Page]?
    }

    struct Page: Encodable {
        var page: String
        var pageNumber: Int
        var panelNumber: Int
        var status: PanelStatus
        var priority: String
        var reasons: [String]
        /// Why there is no picture, or none but a placeholder.
        var explanation: String?
        var lastAttempt: AttemptView?
        /// Whether it shows a picture and is to get another.
        var redraw: Bool?
        /// How often it was requested again.
        var redraws: Int?
        var pageRequest: Request?
        var earlierPictures: [Picture]?
        /// Where the page is named.
        var attempts: [AttemptView]?
        /// What chose the backend that drew what it shows.
        var backendExplanation: String?
        /// The command that draws it again.
        var command: String?
    }

    /// What a run in progress does now.
    struct Now: Encodable {
        var drawing: [Panel]
        /// How many panels are in progress besides.
        var others: Int?
        var picturesLeft: Int
        var picturesPerHour: Double?
        /// Until all are drawn, whether or not there is time for that.
        var secondsLeft: Double?
        /// When nothing more is begun.
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
        /// Whether the new picture is put beside the one that is shown.
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
        /// How many things of its input, as stories that cannot be read, need fixing; the notices name them.
        var inputProblems: Int?
        var notices: [String]
        /// The process that carries it out, while it is in progress.
        var holder: String?
        /// The path of its report.
        var report: String?
        var now: Now?
    }

    struct Pause: Encodable {
        var since: String
        var by: String
    }

    var collections: [Collection] = []
    var lastRun: Run?
    var pause: Pause?
    /// What to do next, in words.
    var next: [String]?
}

extension StatusDocument.Story {
    init(_ story: StoredStory, panels: [PanelStatus: Int], redraws: Int, pages: [StatusDocument.Page]?) {
        self.init(
            story: story.slug, storyTitle: story.title, listed: story.position != nil, planned: story.isPlanned,
            panelsByStatus: panels, redraws: redraws > 0 ? redraws : nil, pages: pages)
    }
}

extension StatusDocument.Page {
    /// `command` draws it again; it is given with the attempts.
    init(_ details: PanelDetails, name: PanelName, command: String) {
        self.init(
            page: name.path, pageNumber: name.page, panelNumber: name.number, status: details.status,
            priority: "\(details.priority.level)", reasons: details.priority.reasons, explanation: details.shortcoming,
            lastAttempt: details.lastAttempt.map { AttemptView($0) }, redraw: details.isDrawnAgain ? true : nil,
            redraws: details.redraws > 0 ? details.redraws : nil,
            pageRequest: StatusDocument.Request(details.pageRequest),
            earlierPictures: details.history.isEmpty ? nil : details.history.map(StatusDocument.Picture.init),
            attempts: details.attempts?.map { AttemptView($0) }, backendExplanation: details.choice,
            command: details.attempts == nil ? nil : command)
    }
}

extension StatusDocument.Request {
    /// Nil where nothing is requested.
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
