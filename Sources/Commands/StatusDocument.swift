import Domain
import LibraryStore

/// What “status” says, as JSON.
struct StatusDocument: Encodable {
    struct Collection: Encodable {
        var name: String
        var title: String
        var stories: [Story] = []
    }

    struct Story: Encodable {
        var name: String
        var title: String
        var isListed: Bool
        var isPlanned: Bool
        var panels: [String: Int]
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
        var lastAttempt: Attempt?
    }

    struct Attempt: Encodable {
        var backend: String
        var rung: String
        var outcome: String
        var message: String?
    }

    struct Run: Encodable {
        var name: String
        var outcome: String?
        var notices: [String]
    }

    var library: String
    var collections: [Collection] = []
    var lastRun: Run?
}

extension StatusDocument.Story {
    init(_ story: StoredStory, panels: [PanelStatus: Int], accounts: [PanelAccount]?) {
        self.init(
            name: story.slug.text, title: story.title, isListed: story.position != nil, isPlanned: story.isPlanned,
            panels: Dictionary(uniqueKeysWithValues: panels.map { ($0.key.rawValue, $0.value) }),
            pages: accounts?.map(StatusDocument.Page.init))
    }
}

extension StatusDocument.Page {
    init(_ account: PanelAccount) {
        self.init(
            page: account.page, panel: account.number, status: account.status.rawValue,
            priority: "\(account.priority.level)", reasons: account.priority.reasons, shortcoming: account.shortcoming,
            lastAttempt: account.lastAttempt.map {
                StatusDocument.Attempt(
                    backend: $0.backend, rung: $0.rung, outcome: $0.outcome, message: $0.message)
            })
    }
}
