import Foundation
import GRDB
import SystemPackage
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Platform

/// For a large collection only the folders of pictures are checked, for a small one each picture.
struct GlanceTests {
    private let test: TestLibrary
    private let id: CollectionID
    private var pictures: [StoredPicture] = []

    init() async throws {
        test = try TestLibrary()
        id = try await test.collection("One", stories: [("a", 3)])
        #expect(try test.library.pictures.emptyTemporaryFolder() == [])
        let run = try await test.begin([id])
        let panels = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: 3), run: run, now: 0)
        for (number, panel) in panels.enumerated() {
            let picture = try test.library.pictures.storeFile(
                of: GeneratedPicture(bytes: Array("picture \(number)".utf8), format: .png, size: .page),
                recipe: SHA256Digest(of: "\(number)"), provenance: .stub, backend: "stub", durably: false)
            pictures.append(picture)
            _ = try await test.library.panels.recordAndClaim(
                [PanelOutcome(panel: panel.id, request: panel.request, result: .drawn(picture), attempts: [])],
                claiming: nil, run: run, now: 1)
        }
        try await test.library.pictures.rememberPictureFolders()
    }

    private func lost(limit: Int) async throws -> Int {
        try await test.library.pictures.picturesLostAtAGlance(in: id, limit: limit).count
    }

    private func file(_ index: Int) -> String {
        test.library.root.resolving(pictures[index].path).string
    }

    private func truncate(_ index: Int) throws {
        let handle = try FileHandle(forWritingTo: URL(filePath: file(index)))
        try handle.truncate(atOffset: 1)
        try handle.close()
    }

    @Test(arguments: [2, 3])
    func seesAPictureThatIsGone(limit: Int) async throws {
        #expect(try await lost(limit: limit) == 0)
        try FileManager.default.removeItem(atPath: file(1))
        #expect(try await lost(limit: limit) == 1)
    }

    /// A changed size is found only if each picture is checked. “verify” always finds it.
    @Test func looksAtEachPictureOfASmallCollection() async throws {
        try truncate(1)
        #expect(try await lost(limit: 2) == 0)
        #expect(try await lost(limit: 3) == 1)
    }

    @Test func looksAtEachPictureWhereNoRunHasRememberedTheFolders() async throws {
        try await test.library.database.write { try $0.execute(sql: "UPDATE control SET pictures = NULL") }
        try truncate(1)
        #expect(try await lost(limit: 2) == 1)
    }

    @Test func aFileThatWasPutBesideMakesItLookAtEach() async throws {
        try truncate(1)
        try Data().write(to: URL(filePath: file(0) + ".other"))
        #expect(try await lost(limit: 2) == 1)
    }
}
