import Foundation
import GRDB
import PageSpecs

extension Library {
    /// The next panels that a claim may have, in order.
    static func nextPanels(_ claim: PanelClaim, _ database: Database) throws -> [ClaimedPanel] {
        guard !claim.severalPerStory else {
            return try heads(of: claim.collections, passingBy: [], count: claim.limit, database)
        }
        var panels: [ClaimedPanel] = []
        for excluded in [claim.busyStories.union(claim.lateStories), claim.busyStories] {
            while panels.count < claim.limit {
                let passedBy = excluded.union(panels.map(\.story))
                guard let next = try heads(of: claim.collections, passingBy: passedBy, count: 1, database).first else {
                    break
                }
                panels.append(next)
            }
        }
        return panels
    }

    /// The first panels of the collections' queues, merged by priority.
    private static func heads(
        of collections: [CollectionID], passingBy stories: Set<StoryID>, count: Int, _ database: Database
    ) throws -> [ClaimedPanel] {
        let select = try database.cachedStatement(
            sql: """
                SELECT id, story_id, page_number, number, spec, priority FROM panel
                WHERE collection_id = ? AND status = 'pending'
                    AND story_id NOT IN (SELECT value FROM json_each(?))
                    AND story_id IN (SELECT id FROM story WHERE collection_id = panel.collection_id AND position IS NOT NULL)
                ORDER BY priority, story_id, page_number, number LIMIT ?
                """)
        let passedBy = "[\(stories.map { "\($0.value)" }.sorted().joined(separator: ","))]"
        var found: [(priority: Int, panel: ClaimedPanel)] = []
        for collection in collections {
            let rows = try Row.fetchCursor(select, arguments: [collection, passedBy, count])
            while let row = try rows.next() {
                let spec: String = row["spec"]
                let panel = ClaimedPanel(
                    id: row["id"], collection: collection, story: row["story_id"], pageNumber: row["page_number"],
                    number: row["number"], spec: try JSONDecoder().decode(PanelSpec.self, from: Data(spec.utf8)))
                found.append((row["priority"], panel))
            }
        }
        let ordered = found.enumerated().sorted { ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset) }
        return ordered.prefix(count).map(\.element.panel)
    }
}
