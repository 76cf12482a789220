import Domain
import LibraryStore
import Reports

/// What “status” says, as JSON.
struct StatusDocument: Encodable {
    struct Collection: Encodable {
        var name: String
        var title: String
        /// Pages of its listed stories, by status.
        var panels: [String: Int]
        var stories: [Story] = []
    }

    struct Story: Encodable {
        var name: String
        var title: String
        var isListed: Bool
        var isPlanned: Bool
        var panels: [String: Int]
        /// Pages that show a picture and are to get another.
        var drawnAgain: Int?
        /// With --why only.
        var pages: [Page]?
    }

    struct Page: Encodable {
        var page: Int
        var panel: Int
        var status: String
        var priority: String
        var reasons: [String]
        /// Why there is no picture, or none but a stand-in.
        var shortcoming: String?
        var lastAttempt: AttemptView?
        var isDrawnAgain: Bool?
        /// How often it was to be drawn anew.
        var take: Int?
        var wish: Wish?
        var history: [Picture]?
        /// Where the page is named.
        var attempts: [AttemptView]?
        /// What chose the backend that drew what it shows, in words.
        var choice: String?
        /// The command that draws it anew.
        var command: String?
    }

    /// What a run in progress does now.
    struct Now: Encodable {
        var drawing: [Panel]
        /// How many panels it has in hand besides.
        var others: Int?
        var picturesLeft: Int
        var picturesAnHour: Double?
        /// Until all are drawn, whether or not there is time for that.
        var secondsLeft: Double?
        /// When nothing more is begun.
        var deadline: String?
    }

    struct Panel: Encodable, Equatable {
        var page: String
        var title: String
        var backend: String?
        var since: String?
    }

    struct Wish: Encodable {
        var direction: String?
        var seed: UInt64?
        var backend: String?
        var keepsShown: Bool?
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
        var name: String
        var outcome: String?
        /// How many things of its input, as stories that cannot be read, are to be mended; the notices name them.
        var inputProblems: Int?
        var notices: [String]
        /// Who carries it out, while that goes on.
        var inProgress: String?
        /// Whether its process is gone and has not said how it ended.
        var hasDied: Bool?
        /// Where its report lies.
        var report: String?
        var now: Now?
    }

    struct Pause: Encodable {
        var since: String
        var by: String
    }

    var library: String
    var collections: [Collection] = []
    var lastRun: Run?
    var pause: Pause?
    /// What to do next, in words.
    var next: [String]?
}

extension StatusDocument.Story {
    init(_ story: StoredStory, panels: [PanelStatus: Int], drawnAgain: Int, pages: [StatusDocument.Page]?) {
        self.init(
            name: story.slug.text, title: story.title, isListed: story.position != nil, isPlanned: story.isPlanned,
            panels: Dictionary(uniqueKeysWithValues: panels.map { ($0.key.rawValue, $0.value) }),
            drawnAgain: drawnAgain > 0 ? drawnAgain : nil, pages: pages)
    }
}

extension StatusDocument.Page {
    /// `command` draws it anew; it is told with the requests.
    init(_ account: PanelDetails, command: String) {
        self.init(
            page: account.page, panel: account.number, status: account.status.rawValue,
            priority: "\(account.priority.level)", reasons: account.priority.reasons, shortcoming: account.shortcoming,
            lastAttempt: account.lastAttempt.map { AttemptView($0, as: .cause) },
            isDrawnAgain: account.isDrawnAgain ? true : nil, take: account.take > 0 ? account.take : nil,
            wish: StatusDocument.Wish(account.wish),
            history: account.history.isEmpty ? nil : account.history.map(StatusDocument.Picture.init),
            attempts: account.attempts?.map { AttemptView($0, as: .status) }, choice: account.choice,
            command: account.attempts == nil ? nil : command)
    }
}

extension StatusDocument.Wish {
    /// Nil where nothing is wished.
    init?(_ wish: PageRequest) {
        guard wish != PageRequest() else { return nil }
        self.init(
            direction: wish.direction, seed: wish.seed, backend: wish.backend, keepsShown: wish.keepsShown ? true : nil)
    }
}

extension StatusDocument.Picture {
    init(_ picture: EarlierPicture) {
        self.init(
            number: picture.number, picture: picture.picture.path, reason: picture.reason.rawValue,
            backend: picture.picture.backend, run: picture.run,
            drawn: picture.drawnAt.map { UTCTime(secondsSince1970: Int($0)).iso8601 })
    }
}
