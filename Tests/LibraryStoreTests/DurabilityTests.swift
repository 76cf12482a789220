import GRDB
import SystemPackage
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Platform

/// Built-in pictures, whose files are not synced. They are checked only after a run that did not end.
struct DurabilityTests {
    private let test: TestLibrary
    private let id: CollectionID
    private let run: RunID

    init() async throws {
        test = try TestLibrary()
        id = try await test.collection("One", stories: [("a", 2)])
        run = try await test.begin([id])
        #expect(try test.library.pictures.emptyTemporaryFolder() == [])
    }

    /// The second of two panels has a picture with a row but no file; the first has both.
    private func draw(_ provenance: Provenance) async throws -> [PanelID] {
        let panels = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: 9), run: run, now: 0)
        let whole = try test.library.pictures.storeFile(
            of: GeneratedPicture(bytes: [1, 2, 3], format: .png, size: .page), recipe: .init(of: "recipe"),
            provenance: provenance, backend: "stub", durably: false)
        let pictures = [whole, try TestLibrary.picture("a", provenance: provenance)]
        let outcomes = zip(panels, pictures).map { panel, picture in
            PanelOutcome(panel: panel.id, result: .drawn(picture), attempts: [])
        }
        _ = try await test.library.panels.recordAndClaim(outcomes, claiming: nil, run: run, now: 1)
        return panels.map(\.id)
    }

    private func finish() async throws {
        try await test.library.runs.finish(run, at: 2, end: .whole, stages: [], problems: [], notices: [])
    }

    @Test(arguments: [Provenance.stub, .placeholder])
    func areReadWhereTheRunDidNotEnd(_ provenance: Provenance) async throws {
        let panels = try await draw(provenance)
        #expect(try await test.library.panelsWithUnsyncedDamage() == [id: [panels[1]]])
        try await finish()
        #expect(try await test.library.panelsWithUnsyncedDamage().isEmpty)
    }

    @Test func thoseOfModelsAreOnTheDiskAlready() async throws {
        _ = try await draw(.model)
        #expect(try await test.library.panelsWithUnsyncedDamage().isEmpty)
    }

    /// Damaged without a changed length, as some file systems do.
    @Test func oneThatIsDamagedIsWrittenAgain() async throws {
        let picture = GeneratedPicture(bytes: [1, 2, 3], format: .png, size: .page)
        func store() throws -> StoredPicture {
            try test.library.pictures.storeFile(
                of: picture, recipe: .init(of: "recipe"), provenance: .stub, backend: "stub", durably: false)
        }
        let path = test.library.root.resolving(try store().path)
        try test.library.fileSystem.create(path, bytes: [0, 0, 0], durably: false)
        _ = try store()
        #expect(try test.library.fileSystem.read(path, limit: 9) == [1, 2, 3])
    }

    @Test func lookingForThemReadsNoOtherPanels() throws {
        let steps = try test.library.database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    EXPLAIN QUERY PLAN SELECT panel.id, collection_id FROM panel JOIN picture ON picture.digest = panel.picture
                    WHERE provenance <> 'model' AND drawn_run > 7
                    """
            ).map { $0["detail"] as String }
        }
        #expect(steps.first == "SEARCH panel USING INDEX panel_drawn (drawn_run>?)")
    }
}
