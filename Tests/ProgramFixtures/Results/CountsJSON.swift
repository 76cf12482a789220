/// The counts of a run that tests read.
struct CountsJSON: Decodable, Equatable {
    struct Money: Decodable, Equatable { var amount: Double }

    var panelsByStatus: [String: Int]
    var pagesByState: [String: Int]
    var attempts: Int
    var stories: Int
    var new: Int
    var drawn: Int
    private let outcomes: [String: Int]?
    private let origins: [String: Int]?
    var cost: Money?
    var books: Int

    private enum CodingKeys: String, CodingKey {
        case panelsByStatus, pagesByState, attempts, stories, new, drawn, cost, books
        case outcomes = "attemptsByOutcome"
        case origins = "savedByOrigin"
    }

    var attemptsByOutcome: [String: Int] { outcomes ?? [:] }
    var savedByOrigin: [String: Int] { origins ?? [:] }
    var pages: Int { panelsByStatus.values.reduce(0, +) }
    var ready: Int { pagesByState["ready", default: 0] }
    var placeholders: Int { pagesByState["placeholder", default: 0] }
    var failed: Int { pagesByState["failed", default: 0] }
    var undrawn: Int { pagesByState["undrawn", default: 0] }
}
