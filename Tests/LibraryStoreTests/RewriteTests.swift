import GRDB
import Testing

@testable import Domain
@testable import LibraryStore

/// Other words for refused directions, and requests of a person.
struct RewriteTests {
    /// A page that waits for words is claimed at once if a person requests it in another direction.
    @Test func aRequestEndsTheWaitForWords() async throws {
        let (library, panel) = try await setAside()
        try await library.library.panels.redraw([panel], as: PageRequest(direction: "A fox sleeps."))
        let rows = try await library.library.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM rewrite") }
        #expect(rows == 0)
    }

    /// Words that can be used stay after a person's request.
    @Test func aRequestKeepsWords() async throws {
        let (library, panel) = try await setAside()
        let panels = library.library.panels
        try await panels.storeRewrite("A gentle fox.", of: panel, basis: "basis")
        try await panels.redraw([panel], as: PageRequest(direction: "A fox sleeps."))
        #expect(try await rewrite(of: panel, in: library) == Rewrite(basis: "basis", words: "A gentle fox."))
    }

    private func setAside() async throws -> (TestLibrary, PanelID) {
        let library = try TestLibrary()
        _ = try await library.collection("Tales", stories: [("fox", 1)])
        let panel = try #require(
            try await library.library.database.read { try PanelID.fetchOne($0, sql: "SELECT id FROM panel") })
        try await library.library.database.write { try PanelStore.setAside(panel, basis: "basis", $0) }
        return (library, panel)
    }

    private func rewrite(of panel: PanelID, in library: TestLibrary) async throws -> Rewrite? {
        try await library.library.database.read { try PanelStore.rewrite(of: panel, $0) }
    }
}
