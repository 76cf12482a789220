package import Domain
import Foundation
import GRDB

/// The plan of a story, of which pages are to be planned again by a language model.
package struct PresentPlan: Sendable {
    package var plannedBy: String
    package var theme: Theme
    package var characters: [StoryCharacter]
    package var pages: [StoredPage]
    package var standIns: [TextStandIn]
}

extension CollectionStore {
    /// Listed stories with plans in which a language model is to plan pages again, in order.
    package func storiesToImprove(in collection: CollectionID) async throws -> [StoryToPlan] {
        try await library.view { view in
            try view.stories(of: collection).filter { story in
                story.position != nil && story.isPlanned
                    && story.standIns.contains { $0.isRequested && $0.part.page != nil }
            }.compactMap(view.storyToImprove)
        }
    }
}

extension CollectionStore {
    /// The plan of a story that ``replan(_:)`` or a source with the same text set aside; nil if there is none.
    package func asidePlan(of story: StoryID, in collection: CollectionID) async throws -> PresentPlan? {
        try await library.view { view in
            guard
                let row = try Row.fetchOne(
                    view.database, sql: "SELECT planned_by, earlier_characters, earlier_theme FROM story WHERE id = ?",
                    arguments: [story]),
                let planner: String = row["planned_by"], let characters: String = row["earlier_characters"],
                let theme = (row["earlier_theme"] as String?).flatMap(Theme.init)
            else { return nil }
            return PresentPlan(
                plannedBy: planner, theme: theme, characters: try JSON.value(characters),
                pages: try view.pages(of: story),
                standIns: try view.standIns(in: collection)[story, default: []].filter { $0.part != .story })
        }
    }
}

extension LibrarySnapshot {
    fileprivate func storyToImprove(_ story: StoredStory) throws -> StoryToPlan? {
        guard
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT id, slug, title, theme, text, headings, passages, plan_basis, given_cast, planned_by, characters
                    FROM story WHERE id = ?
                    """,
                arguments: [story.id])
        else { return nil }
        var toPlan = try StoryToPlan(row)
        let characters: String = row["characters"]
        toPlan.present = PresentPlan(
            plannedBy: row["planned_by"] ?? "", theme: story.plannedTheme ?? .neutral,
            characters: try JSONDecoder().decode([StoryCharacter].self, from: Data(characters.utf8)),
            pages: try pages(of: story.id), standIns: story.standIns.filter { $0.part != .story })
        return toPlan
    }
}
