package import Domain
import Foundation
import GRDB

/// What a run would change, found on a ``SnapshotCopy``.
extension DryRunStore {
    /// Records the present state, to find later what the dry run changed.
    package func begin() async throws {
        try await database.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE story_before (
                        id INTEGER PRIMARY KEY, source_digest TEXT NOT NULL, written_by TEXT, is_planned INTEGER NOT NULL
                    );
                    INSERT INTO story_before
                        SELECT id, source_digest, written_by, coalesce(characters, earlier_characters) IS NOT NULL FROM story;
                    CREATE TABLE story_planned (id INTEGER PRIMARY KEY);
                    CREATE TRIGGER story_is_planned AFTER UPDATE OF characters ON story WHEN NEW.characters IS NOT NULL BEGIN
                        INSERT OR IGNORE INTO story_planned VALUES (NEW.id);
                    END;
                    CREATE TABLE panel_before (         -- only of panels that the dry run changes
                        id INTEGER PRIMARY KEY, status TEXT NOT NULL, is_interrupted INTEGER NOT NULL
                    );
                    CREATE TABLE new_panel (id INTEGER PRIMARY KEY);
                    CREATE TRIGGER panel_is_changed AFTER UPDATE OF status, lease, started ON panel
                        WHEN NOT EXISTS (SELECT 1 FROM panel_before WHERE id = OLD.id) BEGIN
                        INSERT INTO panel_before VALUES (OLD.id, OLD.status, OLD.lease IS NOT NULL AND OLD.started);
                    END;
                    CREATE TRIGGER panel_is_new AFTER INSERT ON panel BEGIN
                        INSERT INTO new_panel VALUES (NEW.id);
                    END;
                    CREATE TRIGGER panel_is_gone AFTER DELETE ON panel BEGIN
                        DELETE FROM panel_before WHERE id = OLD.id;
                        DELETE FROM new_panel WHERE id = OLD.id;
                    END;
                    """)
        }
    }

    /// The listed stories of a collection, in order.
    package func stories(of collection: CollectionID) async throws -> [DryRunStory] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT story.id, slug, title, story.written_by, planned_by,
                        (SELECT count(*) FROM page WHERE story_id = story.id) AS pages,
                        story_before.id IS NULL AS is_new,
                        story_before.source_digest <> story.source_digest AS is_changed,
                        story_before.written_by IS NOT story.written_by AS is_rewritten,
                        story_before.is_planned AS was_planned,
                        story.id IN (SELECT id FROM story_planned) AS is_planned_now
                    FROM story LEFT JOIN story_before ON story_before.id = story.id
                    WHERE collection_id = ? AND position IS NOT NULL ORDER BY position
                    """,
                arguments: [collection]
            ).map(DryRunStory.init)
        }
    }

    /// The panels of a collection that a run would draw, up to a queue, in order.
    package func panels(of collection: CollectionID, upTo queue: PanelQueue) async throws -> [DryRunPanel] {
        try await database.read { database in
            let decoder = JSONDecoder()
            let rows = try Row.fetchCursor(
                database,
                sql: """
                    SELECT panel.id, story_id, page_number, number, priority, priority_reasons, queue, panel.status, wish,
                        picture, asked_width, asked_height, basis, outage, moved,
                        CASE WHEN new_panel.id IS NULL THEN coalesce(panel_before.status, panel.status) END
                            AS status_before,
                        coalesce(is_interrupted, panel.lease IS NOT NULL AND panel.started) AS is_interrupted
                    FROM panel LEFT JOIN panel_before ON panel_before.id = panel.id
                        LEFT JOIN new_panel ON new_panel.id = panel.id
                    WHERE collection_id = ? AND queue <= ? AND \(PanelStore.isDrawable) ORDER BY \(PanelStore.drawingOrder)
                    """,
                arguments: [collection, queue])
            var panels: [DryRunPanel] = []
            while let row = try rows.next() { panels.append(try DryRunPanel(row, decoder: decoder)) }
            return panels
        }
    }
}

extension DryRunStory {
    fileprivate init(_ row: Row) {
        self.init(
            id: row["id"], slug: Slug(title: row["slug"]), title: row["title"], writtenBy: row["written_by"],
            plannedBy: row["planned_by"], pages: row["pages"], isNew: row["is_new"],
            isChanged: row["is_changed"] ?? false, isRewritten: row["is_rewritten"],
            wasPlanned: row["was_planned"] ?? false, isPlannedNow: row["is_planned_now"])
    }
}

extension DryRunPanel {
    fileprivate init(_ row: Row, decoder: JSONDecoder) throws {
        let before: String? = row["status_before"]
        let picture: String? = row["picture"]
        self.init(
            id: row["id"], story: row["story_id"], page: row["page_number"], number: row["number"],
            priority: try ReasonedPriority(row, decoder: decoder), queue: row["queue"],
            status: PanelStatus(rawValue: row["status"]) ?? .pending, pageRequest: try PageRequest(text: row["wish"]),
            picture: picture,
            shownSize: picture.flatMap { _ in
                PixelSize(width: row["asked_width"] ?? 0, height: row["asked_height"] ?? 0)
            },
            basisID: row["basis"], wasAway: row["outage"] != nil, moved: row["moved"],
            before: before.map { status in
                Before(
                    status: PanelStatus(rawValue: status) ?? .pending, isInterrupted: row["is_interrupted"])
            })
    }
}
