import Domain
import Foundation
import GRDB

/// The panels of a story's present pages, by what they show, while a new plan replaces the plan.
struct KeptPanels {
    private struct Place: Hashable {
        var page: Int
        var number: Int
    }

    private struct Entry {
        var id: PanelID
        var place: Place
        /// The text of its page, and its own words if it has any.
        var words: [String?]
    }

    /// In each list the first panel of the story is last.
    private var entries: [PanelContentKey: [Entry]] = [:]
    private var reserved: [Place: PanelID] = [:]
    private var all: [Place: Entry] = [:]
    private var taken: Set<PanelID> = []

    init(of story: StoryID, _ database: Database) throws {
        guard
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT coalesce(characters, earlier_characters) AS characters,
                        coalesce(planned_theme, earlier_theme) AS theme
                    FROM story WHERE id = ?
                    """,
                arguments: [story]),
            let text: String = row["characters"], let theme = (row["theme"] as String?).flatMap(Theme.init)
        else { return }
        let decoder = JSONDecoder()
        let characters = try decoder.decode([StoryCharacter].self, from: Data(text.utf8))
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT panel.id, spec, page_number, panel.number, page.text FROM panel JOIN page ON page.id = page_id
                WHERE collection_id = (SELECT collection_id FROM story WHERE id = ?) AND panel.story_id = ?
                ORDER BY page_number DESC, panel.number DESC
                """,
            arguments: [story, story])
        while let row = try rows.next() {
            let spec: String = row["spec"]
            let panel = try decoder.decode(PanelSpec.self, from: Data(spec.utf8))
            let looks = try PanelContentKey(panel, characters: characters, theme: theme)
            let place = Place(page: row["page_number"], number: row["number"])
            let entry = Entry(id: row["id"], place: place, words: [row["text"], panel.words])
            entries[looks, default: []].append(entry)
            all[place] = entry
        }
    }

    /// Keeps for each place of the new plan the panel that shows the same there. `pages` are their numbers and panels.
    mutating func reserve(for pages: [(number: Int, looks: [PanelContentKey])]) {
        for page in pages {
            for (index, looks) in page.looks.enumerated() {
                let place = Place(page: page.number, number: index + 1)
                guard let found = entries[looks]?.lastIndex(where: { $0.place == place }) else { continue }
                reserved[place] = entries[looks]?.remove(at: found).id
            }
        }
    }

    /// The panel to keep for a place of the new plan; nil if none shows the same.
    mutating func take(_ looks: PanelContentKey, page: Int, number: Int) -> PanelID? {
        let panel = reserved.removeValue(forKey: Place(page: page, number: number)) ?? entries[looks]?.popLast()?.id
        if let panel { taken.insert(panel) }
        return panel
    }

    /// The panel that shows something else at the place of a new one with the same words; nil if there is none. Call it
    /// after ``take(_:page:number:)`` for all places.
    func predecessor(of panel: PanelSpec, on text: String, page: Int, number: Int) -> PanelID? {
        guard let entry = all[Place(page: page, number: number)], !taken.contains(entry.id),
            entry.words == [text, panel.words]
        else { return nil }
        return entry.id
    }
}

/// What a panel shows. Two panels with equal keys can show the same picture.
struct PanelContentKey: Hashable {
    private var spec: String
    /// The figures in the panel with their appearance.
    private var figures: String
    private var theme: Theme
    /// Width and height of the picture of a panel of a comic.
    private var shape: [Int]?

    init(_ panel: PanelSpec, characters: [StoryCharacter], theme: Theme) throws {
        spec = String(decoding: try JSON.encoder.encode(panel.pictured), as: UTF8.self)
        shape = panel.place.map { [$0.width, $0.pictureHeight] }
        self.theme = theme
        let shown = Set(panel.cast.map(\.character))
        figures = String(
            decoding: try JSON.encoder.encode(characters.filter { shown.contains($0.id) }), as: UTF8.self)
    }
}
