package import Domain
import Foundation
import GRDB
import Platform

/// Storing plans, and keeping the pictures of the pages that they replace.
extension CollectionStore {
    /// Records a validated plan: its cast, and its pages with their text. Without a ranking, the page number decides
    /// the priority.
    ///
    /// A panel of the new plan that shows the same as a panel of the old plan, with the same figures, replaces it, on
    /// whichever page it is, first of all on its own: the picture and its history are kept. All other panels begin as
    /// pending. They keep the history, and what a person requested, of a panel at their place with the same words.
    ///
    /// Answers of language models are deleted, unless the built-in planner planned the whole story in their place.
    /// Returns the panels that are to be drawn. `time` is now, in seconds since 1970.
    @discardableResult
    package func storePlan(
        _ plan: StoryPlan, pageTexts: [String], headings: [Int]? = nil, choices: [[PageChoice]]? = nil,
        for story: StoryID, plannedBy backend: String,
        basis: PlanBasis? = nil, ranking: StoryRanking? = nil, at time: Double? = nil
    ) async throws -> [PanelID] {
        let encoder = JSON.encoder
        func text(_ value: some Encodable) throws -> String {
            let json = Array(try encoder.encode(value))
            return String(decoding: library.redactor.redacted(json: json) ?? json, as: UTF8.self)
        }
        let characters = try text(plan.characters)
        /// The words of the story stay as they are on its pages.
        func masked(_ panel: PanelSpec) throws -> PanelSpec {
            let json = Array(try encoder.encode(panel.pictured))
            guard let redacted = library.redactor.redacted(json: json) else { return panel }
            return try JSONDecoder().decode(PanelSpec.self, from: Data(redacted)).with(wordsOf: panel)
        }
        let panels = try plan.pages.map { try $0.panels.map(masked) }
        let shown: [StoryCharacter] = try JSON.value(characters)
        let specs = try panels.map { try $0.map { String(decoding: try encoder.encode($0), as: UTF8.self) } }
        let basisText = try basis?.text
        let standIns = plan.standIns.redacted(by: library.redactor)
        return try await database.write { database in
            var kept = try KeptPanels(of: story, database)
            var inserted: [PanelID] = []
            let looks = try panels.map {
                try $0.map { try PanelContentKey($0, characters: shown, theme: plan.theme) }
            }
            kept.reserve(for: zip(plan.pages, looks).map { ($0.number, $1) })
            let taken = zip(plan.pages, looks).map { page, looks in
                looks.enumerated().map { kept.take($1, page: page.number, number: $0 + 1) }
            }
            // Negative numbers make room for the numbers of the new pages.
            try database.execute(sql: "UPDATE page SET number = -number WHERE story_id = ?", arguments: [story])
            try database.execute(
                sql: """
                    UPDATE story SET characters = ?, planned_theme = ?, planned_by = ?, plan_basis = ?, plan_stored = ?,
                        earlier_characters = NULL, earlier_theme = NULL, revision = revision + 1
                    WHERE id = ?
                    """,
                arguments: [characters, plan.theme.rawValue, backend, basisText, time, story])
            let page = try database.makeStatement(
                sql: "INSERT INTO page (story_id, number, text, headings, choices) VALUES (?, ?, ?, ?, ?)")
            for (index, pageSpec) in plan.pages.enumerated() {
                let chosen = choices?[index] ?? []
                try page.execute(
                    arguments: [
                        story, pageSpec.number, pageTexts[index], headings?[index] ?? 0,
                        chosen.isEmpty ? nil : try JSON.text(chosen),
                    ])
                let place = PagePlace(
                    page: database.lastInsertedRowID, story: story, number: pageSpec.number,
                    priority: ranking?.pages[index], basis: ranking?.basis)
                for number in pageSpec.panels.indices {
                    if let panel = taken[index][number] {
                        try Self.move(panel, specs[index][number], to: place, number: number + 1, database)
                    } else if let panel = kept.predecessor(
                        of: panels[index][number], on: pageTexts[index], page: pageSpec.number, number: number + 1)
                    {
                        try Self.move(panel, specs[index][number], to: place, number: number + 1, database)
                        try Self.beginAgain(panel, database)
                        inserted.append(panel)
                    } else {
                        inserted.append(
                            try Self.insertPanel(specs[index][number], at: place, number: number + 1, database))
                    }
                }
            }
            try database.execute(sql: "DELETE FROM page WHERE story_id = ? AND number < 0", arguments: [story])
            try Self.storeStandIns(standIns, inPlanOf: story, database)
            return inserted
        }
    }

    /// Marks stories as unplanned. Their pages and the basis of the old plan stay until the new plan is stored.
    package func replan(_ stories: [StoryID]) async throws {
        try await database.write { database in
            for story in stories {
                try database.execute(
                    sql: """
                        UPDATE story SET earlier_characters = coalesce(characters, earlier_characters),
                            earlier_theme = coalesce(planned_theme, earlier_theme), characters = NULL,
                            planned_theme = NULL
                        WHERE id = ?
                        """,
                    arguments: [story])
            }
        }
    }

    /// Restores the plan that ``replan(_:)`` set aside, and ends the requests for its stand-ins.
    package func restorePlan(of story: StoryID) async throws {
        try await database.write { database in
            try database.execute(
                sql: """
                    UPDATE story SET characters = earlier_characters, planned_theme = earlier_theme,
                        earlier_characters = NULL, earlier_theme = NULL
                    WHERE id = ? AND characters IS NULL AND earlier_characters IS NOT NULL
                    """,
                arguments: [story])
            try database.execute(
                sql: "UPDATE text_stand_in SET requested = 0 WHERE story_id = ?", arguments: [story])
        }
    }

    /// The new position of a panel.
    private struct PagePlace {
        var page: Int64
        var story: StoryID
        var number: Int
        var priority: ReasonedPriority?
        var basis: String?

        var level: PagePriority { (priority ?? ReasonedPriority(pageNumber: number)).level }
    }

    /// The spec can have other words, and another place on the page.
    private static func move(
        _ panel: PanelID, _ spec: String, to place: PagePlace, number: Int, _ database: Database
    ) throws {
        try database.cachedStatement(
            sql: """
                UPDATE panel SET page_id = ?, page_number = ?, number = ?, spec = ?, priority = ?, priority_reasons = ?,
                    priority_basis = ?
                WHERE id = ?
                """
        ).execute(
            arguments: [
                place.page, place.number, number, spec, place.level.rawValue, try place.priority?.reasonsText,
                place.basis,
                panel,
            ])
    }

    /// The shown picture goes into the panel's history. The next one has the direction that a person gave for it.
    private static func beginAgain(_ panel: PanelID, _ database: Database) throws {
        try PictureStore.rememberShown(panel, otherThan: "", if: PictureStore.isWorthKeepingInPlan, database)
        try database.execute(sql: "DELETE FROM rewrite WHERE panel_id = ?", arguments: [panel])
        try database.execute(
            sql: """
                UPDATE panel SET picture = NULL, status = \(PanelStatus.list(.pending)), queue = coalesce(min(queue, 1), 1),
                    request = request + 1, lease = NULL, started = 0, interruptions = 0, outage = NULL, refused = NULL,
                    settled_width = NULL, settled_height = NULL, drawn_run = NULL, drawn_at = NULL, left_run = NULL,
                    ready_run = NULL, ready_at = NULL, basis = NULL, asked_width = NULL, asked_height = NULL,
                    shown_alt = NULL,
                    wish = CASE WHEN shown_direction IS NULL THEN wish
                        ELSE json_set(coalesce(wish, json_object('keepsShown', json('false'))), '$.direction', shown_direction) END
                WHERE id = ?
                """,
            arguments: [panel])
    }

    private static func insertPanel(
        _ spec: String, at place: PagePlace, number: Int, _ database: Database
    ) throws -> PanelID {
        try database.cachedStatement(
            sql: """
                INSERT INTO panel (page_id, collection_id, story_id, page_number, number, spec, priority,
                    priority_reasons, priority_basis)
                VALUES (?, (SELECT collection_id FROM story WHERE id = ?), ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: [
                place.page, place.story, place.story, place.number, number, spec, place.level.rawValue,
                try place.priority?.reasonsText, place.basis,
            ])
        return PanelID(database.lastInsertedRowID)
    }
}
