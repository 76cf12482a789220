package import Domain
import Foundation
import GRDB

extension PanelStore {
    /// Panels in the form in which a run claims them, in the order of `panels`. Panels that no longer exist are left
    /// out.
    package func jobs(_ panels: [PanelID]) async throws -> [PanelJob] {
        try await database.read { database in
            let select = try database.cachedStatement(sql: "SELECT * FROM panel WHERE id = ?")
            return try panels.compactMap { panel in
                try Row.fetchOne(select, arguments: [panel]).map { try PanelJob($0) }
            }
        }
    }

    /// The next panels for a claim, in order.
    static func nextPanels(_ claim: PanelClaim, _ database: Database) throws -> [PanelJob] {
        guard !claim.severalPerStory else {
            return try heads(of: claim, passingBy: [], count: claim.limit, database)
        }
        var panels: [PanelJob] = []
        for excluded in [claim.busyStories.union(claim.lateStories), claim.busyStories] {
            while panels.count < claim.limit {
                let passedBy = excluded.union(panels.map(\.story))
                guard let next = try heads(of: claim, passingBy: passedBy, count: 1, database).first else { break }
                panels.append(next)
            }
        }
        return panels
    }

    /// A condition on the table of panels: the panel is in a queue and can be drawn.
    static let isDrawable = """
        panel.queue IS NOT NULL AND panel.lease IS NULL AND \(isNotSetAside)
            AND EXISTS (SELECT 1 FROM story WHERE story.id = panel.story_id
                AND story.position IS NOT NULL AND story.characters IS NOT NULL)
        """

    /// The order within one collection. Panels that a person moved are before or after all others of their queue. Among
    /// panels of one priority, those whose backend was away come first.
    static let drawingOrder = """
        panel.queue, panel.moved, panel.priority, panel.outage IS NULL, panel.story_id, panel.page_number, panel.number
        """

    /// The first panels of the collections' queues, merged by queue and priority.
    private static func heads(
        of claim: PanelClaim, passingBy stories: Set<StoryID>, count: Int, _ database: Database
    ) throws -> [PanelJob] {
        let select = try database.cachedStatement(
            sql: """
                SELECT * FROM panel
                WHERE collection_id = ? AND queue <= ? AND \(isDrawable)
                    AND story_id NOT IN (SELECT value FROM json_each(?))
                ORDER BY \(drawingOrder) LIMIT ?
                """)
        let passedBy = "[\(stories.map { "\($0.value)" }.sorted().joined(separator: ","))]"
        var found: [(priority: Int, isLate: Int, panel: PanelJob)] = []
        for collection in claim.collections {
            let rows = try Row.fetchCursor(select, arguments: [collection, claim.queue, passedBy, count])
            while let row = try rows.next() {
                found.append((row["priority"], row["outage"] == nil ? 1 : 0, try PanelJob(row)))
            }
        }
        let ordered = found.enumerated().sorted {
            let (one, other) = ($0.element, $1.element)
            return (one.panel.queue.value, one.panel.moved, one.priority, one.isLate, $0.offset)
                < (other.panel.queue.value, other.panel.moved, other.priority, other.isLate, $1.offset)
        }
        return ordered.prefix(count).map(\.element.panel)
    }
}

extension PanelJob {
    /// Reads the columns of the table of panels.
    init(_ row: Row) throws {
        let spec: String = row["spec"]
        let shown: String? = row["picture"]
        let queue: PanelQueue = row["queue"] ?? .missing
        var (pageRequest, redraws) = (try PageRequest(text: row["wish"]), row["take"] as Int)
        // A later pass or a refresh draws the shown picture again, not one that was only tried.
        if queue != .asked, let shownTake: Int = row["shown_take"] {
            (redraws, pageRequest.direction) = (shownTake, row["shown_direction"])
        }
        self.init(
            id: row["id"], collection: row["collection_id"], story: row["story_id"], pageNumber: row["page_number"],
            number: row["number"], spec: try JSONDecoder().decode(PanelSpec.self, from: Data(spec.utf8)),
            queue: queue, request: row["request"], moved: row["moved"], redraws: redraws, pageRequest: pageRequest,
            shownSize: shown.flatMap { _ in PixelSize(width: row["asked_width"] ?? 0, height: row["asked_height"] ?? 0)
            })
        if let direction = pageRequest.direction {
            plannedDirection = self.spec.direction
            self.spec.direction = direction
        }
    }
}
