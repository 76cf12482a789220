/// The counts of a run that tests read.
package struct CountsJSON: Decodable, Equatable {
    package struct Money: Decodable, Equatable { package var amount: Double }

    package var panelsByStatus: [String: Int]
    package var pagesByState: [String: Int]
    package var attempts: Int
    package var stories: Int
    package var new: Int
    package var drawn: Int
    private let outcomes: [String: Int]?
    private let origins: [String: Int]?
    package var cost: Money?
    package var books: Int
    package var textStandIns: Int?

    private enum CodingKeys: String, CodingKey {
        case panelsByStatus, pagesByState, attempts, stories, new, drawn, cost, books, textStandIns
        case outcomes = "attemptsByOutcome"
        case origins = "savedByOrigin"
    }

    package var attemptsByOutcome: [String: Int] { outcomes ?? [:] }
    package var savedByOrigin: [String: Int] { origins ?? [:] }
    package var pages: Int { panelsByStatus.values.reduce(0, +) }
    package var ready: Int { pagesByState["ready", default: 0] }
    package var placeholders: Int { pagesByState["placeholder", default: 0] }
    package var failed: Int { pagesByState["failed", default: 0] }
    package var undrawn: Int { pagesByState["undrawn", default: 0] }
}
