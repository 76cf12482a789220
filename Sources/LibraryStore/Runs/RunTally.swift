package import Domain

/// What a run came to, as its report said when it ended: pages are made anew by later runs, and this stays.
package struct RunTally: Codable, Hashable, Sendable {
    package var stories: Int
    /// Panels by status.
    package var panels: [String: Int]
    /// Panels that show a picture made in the run.
    package var new: Int
    /// Pictures made in the run, whatever became of them.
    package var drawn: Int
    package var attemptsByOutcome: [String: Int]
    /// Requests that were not made because there was a picture, by where it came from.
    package var callsSaved: [String: Int]
    /// In millionths; nil where no price is known.
    package var cost: Int?
    package var books: Int

    package init(
        stories: Int, panels: [String: Int], new: Int, drawn: Int, attemptsByOutcome: [String: Int],
        callsSaved: [String: Int], cost: Int?, books: Int
    ) {
        self.stories = stories
        self.panels = panels
        self.new = new
        self.drawn = drawn
        self.attemptsByOutcome = attemptsByOutcome
        self.callsSaved = callsSaved
        self.cost = cost
        self.books = books
    }

    package subscript(status: PanelStatus) -> Int { panels[status.rawValue, default: 0] }
}
