import GRDB
import SystemPackage
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Platform

/// A picture in the library is reused only if its file is unchanged.
struct RecipeTests {
    private let test: TestLibrary
    private let recipe = SHA256Digest(of: "recipe")

    init() throws {
        test = try TestLibrary()
        #expect(try test.library.pictures.emptyTemporaryFolder() == [])
    }

    private func store(_ bytes: [UInt8]) async throws -> StoredPicture {
        let picture = try test.library.pictures.storeFile(
            of: GeneratedPicture(bytes: bytes, format: .png, size: .page), recipe: recipe, provenance: .model,
            backend: "model", durably: false)
        try await test.library.database.write { database in
            try database.execute(
                sql: "INSERT INTO picture VALUES (?, 'png', 1024, 1792, ?, ?, 'model', 'model', NULL, NULL)",
                arguments: [picture.digest, picture.fileSize, picture.recipe])
        }
        return picture
    }

    private func damage(_ picture: StoredPicture, _ bytes: [UInt8]) throws {
        try test.library.fileSystem.create(
            test.library.root.resolving(picture.path), bytes: bytes, durably: false)
    }

    @Test func isUsedAgainWhileItIsWhole() async throws {
        let picture = try await store([1, 2, 3])
        #expect(try await test.library.pictures.picture(madeBy: recipe) == picture)
        #expect(try await test.library.pictures.picture(madeBy: SHA256Digest(of: "another")) == nil)
    }

    @Test func isNotUsedAgainWhenItIsDamaged() async throws {
        let picture = try await store([1, 2, 3])
        try damage(picture, [1, 2, 4])
        #expect(try await test.library.pictures.picture(madeBy: recipe) == nil, "of the same size")
        try damage(picture, [])
        #expect(try await test.library.pictures.picture(madeBy: recipe) == nil)
        try test.library.fileSystem.remove(test.library.root.resolving(picture.path))
        #expect(try await test.library.pictures.picture(madeBy: recipe) == nil)
    }

    @Test func givesWayToAnotherOfTheSameRecipe() async throws {
        let pictures = [try await store([1]), try await store([2])].sorted { $0.digest < $1.digest }
        try damage(pictures[0], [9])
        #expect(try await test.library.pictures.picture(madeBy: recipe) == pictures[1])
    }

    @Test(arguments: ["../../../etc/passwd", "", "AB", String(repeating: "g", count: 64)])
    func aRowWhoseDigestIsNoneIsNoPicture(_ digest: String) async throws {
        try await test.library.database.write { [recipe] database in
            try database.execute(
                sql: "INSERT INTO picture VALUES (?, 'png', 1024, 1792, 3, ?, 'model', 'model', NULL, NULL)",
                arguments: [digest, recipe.hex])
        }
        #expect(try await test.library.pictures.picture(madeBy: recipe) == nil)
        #expect(try await test.library.integrity.pictureRows(after: "", limit: 9).allSatisfy { $0.picture == nil })
    }
}
