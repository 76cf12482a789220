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

extension LibrarySnapshot {
    fileprivate func storyToImprove(_ story: StoredStory) throws -> StoryToPlan? {
        guard
            let row = try Row.fetchOne(
                database,
                sql: "SELECT id, slug, title, theme, text, plan_basis, planned_by, characters FROM story WHERE id = ?",
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
