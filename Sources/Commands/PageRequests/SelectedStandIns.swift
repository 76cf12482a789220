import Domain
import LibraryStore

/// The text stand-ins of selected stories and pages.
struct SelectedStandIns {
    struct Entry: Hashable {
        var collection: CollectionID
        var story: StoryID
        var part: TextStandIn.Part
    }

    private(set) var entries: [Entry] = []

    /// None.
    init() {}

    /// A selected page has only its own stand-in.
    init(among selections: [PanelSelection], in library: Library) async throws {
        var seen: Set<Entry> = []
        for selection in selections {
            for story in try await library.collections.stories(of: selection.collection)
            where story.position != nil && selection.story.map({ $0 == story.id }) ?? true {
                for standIn in story.standIns
                where selection.page.map({ standIn.part == .page($0) }) ?? true {
                    let entry = Entry(collection: selection.collection, story: story.id, part: standIn.part)
                    if seen.insert(entry).inserted { entries.append(entry) }
                }
            }
        }
    }

    var count: Int { entries.count }
    var isEmpty: Bool { entries.isEmpty }
    var collections: Set<CollectionID> { Set(entries.map(\.collection)) }

    /// The pages that may change when they are made again.
    var pages: [PanelSelection] {
        entries.map { PanelSelection(collection: $0.collection, story: $0.story, page: $0.part.page) }
    }

    func without(_ lost: Set<CollectionID>) -> SelectedStandIns {
        var rest = self
        rest.entries.removeAll { lost.contains($0.collection) }
        return rest
    }

    func request(in library: Library) async throws {
        try await library.collections.requestStandIns(entries.map { ($0.story, $0.part) })
    }

    /// How many are left, at most as many as before. A page can stand in where the whole plan did.
    func left(in library: Library) async throws -> Int {
        min(count, try await SelectedStandIns(among: pages, in: library).count)
    }
}
