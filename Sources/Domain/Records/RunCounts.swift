/// The counts of a run.
///
/// Pages are counted by panel: a picture book has one panel per page, a comic several.
package struct RunCounts: Hashable, Sendable {
    package var stories: Int
    /// Stories without a plan. Not stored.
    package var unplanned: Int
    package var panels: [PanelStatus: Int]
    /// Panels that show a picture made in the run.
    package var newlyDrawn: Int
    /// Pictures made in the run, even if they are not shown.
    package var drawn: Int
    /// For pages of the counted stories.
    package var attemptsByOutcome: [AttemptOutcome: Int]
    /// Requests that were not made because a picture existed, by its origin.
    package var saved: [PictureOrigin: Int]
    /// Sum over the pictures with a known price; nil if no price is known.
    package var cost: Amount?
    package var books: Int
    /// Texts, plans and pages of plans that built-in generators made in place of language models.
    package var textStandIns = 0
    private var totals: Totals?

    private struct Totals: Hashable {
        var attempts: Int
        var saved: Int
    }

    package init(
        stories: Int = 0, unplanned: Int = 0, panels: [PanelStatus: Int] = [:], newlyDrawn: Int = 0, drawn: Int = 0,
        attemptsByOutcome: [AttemptOutcome: Int] = [:], saved: [PictureOrigin: Int] = [:], cost: Amount? = nil,
        books: Int = 0
    ) {
        self.stories = stories
        self.unplanned = unplanned
        self.panels = panels
        self.newlyDrawn = newlyDrawn
        self.drawn = drawn
        self.attemptsByOutcome = attemptsByOutcome
        self.saved = saved
        self.cost = cost
        self.books = books
    }

    package init(panels: [PanelStatus: Int], attempts: Int, callsSaved: Int, cost: Amount?) {
        self.init(panels: panels, cost: cost)
        totals = Totals(attempts: attempts, saved: callsSaved)
    }

    /// Whether only the numbers of attempts and saved requests are known, not the outcomes and origins.
    package var isSumOnly: Bool { totals != nil }
    package var attempts: Int { totals?.attempts ?? attemptsByOutcome.values.reduce(0, +) }
    package var callsSaved: Int { totals?.saved ?? saved.values.reduce(0, +) }
    package var total: Int { panels.values.reduce(0, +) }

    package subscript(status: PanelStatus) -> Int { panels[status, default: 0] }

    package static func + (left: RunCounts, right: RunCounts) -> RunCounts {
        var sum = RunCounts(
            stories: left.stories + right.stories, unplanned: left.unplanned + right.unplanned,
            panels: left.panels.merging(right.panels, uniquingKeysWith: +),
            newlyDrawn: left.newlyDrawn + right.newlyDrawn, drawn: left.drawn + right.drawn,
            attemptsByOutcome: left.attemptsByOutcome.merging(right.attemptsByOutcome, uniquingKeysWith: +),
            saved: left.saved.merging(right.saved, uniquingKeysWith: +),
            cost: left.cost.map { $0 + (right.cost ?? .zero) } ?? right.cost, books: left.books + right.books)
        sum.textStandIns = left.textStandIns + right.textStandIns
        if left.totals != nil || right.totals != nil {
            sum.totals = Totals(
                attempts: left.attempts + right.attempts, saved: left.callsSaved + right.callsSaved)
        }
        return sum
    }
}

/// As stored in libraries: `attempts` and `saved` are present if outcomes and origins are not known.
extension RunCounts: Codable {
    private enum CodingKeys: String, CodingKey {
        case stories, panels, drawn, attemptsByOutcome, callsSaved, cost, books, attempts, saved, textStandIns
        case newlyDrawn = "new"
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func count(_ key: CodingKeys) throws -> Int { try values.decodeIfPresent(Int.self, forKey: key) ?? 0 }
        func counts<Key: RawRepresentable<String>>(_ key: CodingKeys) throws -> [Key: Int] {
            let counts = try values.decodeIfPresent([String: Int].self, forKey: key) ?? [:]
            return counts.reduce(into: [:]) { if let key = Key(rawValue: $1.key) { $0[key] = $1.value } }
        }
        let outcomes: [AttemptOutcome: Int] = try counts(.attemptsByOutcome)
        self.init(
            stories: try count(.stories), panels: try counts(.panels), newlyDrawn: try count(.newlyDrawn),
            drawn: try count(.drawn),
            attemptsByOutcome: outcomes, saved: try counts(.callsSaved),
            cost: try values.decodeIfPresent(Int.self, forKey: .cost).map(Amount.init(millionths:)),
            books: try count(.books))
        textStandIns = try count(.textStandIns)
        if let attempts = try values.decodeIfPresent(Int.self, forKey: .attempts) {
            totals = Totals(attempts: attempts, saved: try count(.saved))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(panels, forKey: .panels)
        try values.encodeIfPresent(cost?.millionths, forKey: .cost)
        if textStandIns > 0 { try values.encode(textStandIns, forKey: .textStandIns) }
        if let totals {
            try values.encode(totals.attempts, forKey: .attempts)
            try values.encode(totals.saved, forKey: .saved)
            return
        }
        try values.encode(stories, forKey: .stories)
        try values.encode(newlyDrawn, forKey: .newlyDrawn)
        try values.encode(drawn, forKey: .drawn)
        try values.encode(attemptsByOutcome, forKey: .attemptsByOutcome)
        try values.encode(saved, forKey: .callsSaved)
        try values.encode(books, forKey: .books)
    }
}
