import Foundation
import GRDB
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Platform

struct BookDateTests {
    private func dates(_ test: TestLibrary, _ id: CollectionID) async throws -> [Double?] {
        [try await test.library.collections.lastChange(of: id)]
            + (try await test.library.collections.stories(of: id).map(\.lastChange))
    }

    @Test func whatHasNotChangedKeepsItsDate() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1), ("b", 1)])
        #expect(try await dates(test, id) == [nil, nil, nil])
        try await test.library.collections.dateChanges(in: id, now: 10)
        try await test.library.collections.dateChanges(in: id, now: 20)
        #expect(try await dates(test, id) == [10, 10, 10])
        let (a, b) = (Slug(title: "a"), Slug(title: "b"))
        try await test.library.collections.arrange([a, b], tiers: [b: .premium], in: id)
        try await test.library.collections.dateChanges(in: id, now: 30)
        #expect(try await dates(test, id) == [10, 10, 30])
        var facts = try #require(try await test.library.collections.collection(Slug(title: "One"))?.facts)
        facts.title = "Uno"
        _ = try await test.library.collections.storeCollection(facts)
        try await test.library.collections.dateChanges(in: id, now: 40)
        #expect(try await dates(test, id) == [40, 10, 30])
    }

    @Test(arguments: [["b", "a"], ["a"], ["b"]])
    func anotherOrderIsAChangeOfTheWholeBookAlone(_ order: [String]) async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1), ("b", 1)])
        try await test.library.collections.dateChanges(in: id, now: 10)
        #expect(try await test.library.collections.lastArrangement(of: id) == 10)
        let revisions = try await test.library.collections.revisions(of: id)
        let slugs = order.map { Slug(title: $0) }
        for now in [20.0, 30] {
            try await test.library.collections.arrange(slugs, in: id)
            try await test.library.collections.dateChanges(in: id, now: now)
        }
        #expect(try await test.library.collections.lastArrangement(of: id) == 20)
        #expect(try await test.library.collections.lastChange(of: id) == 10)
        let story = try #require(try await test.library.collections.stories(of: id).first)
        #expect(try await test.library.collections.revisions(of: id).mark(of: story.id) == revisions.mark(of: story.id))
    }

    @Test func aStoryThatIsRemovedIsAChangeToo() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1), ("b", 1)])
        try await test.library.collections.dateChanges(in: id, now: 10)
        let story = try #require(try await test.library.collections.stories(of: id).last)
        try await test.library.database.write {
            try $0.execute(sql: "DELETE FROM panel WHERE story_id = ?", arguments: [story.id])
            try $0.execute(sql: "DELETE FROM story WHERE id = ?", arguments: [story.id])
        }
        try await test.library.collections.dateChanges(in: id, now: 20)
        #expect(try await test.library.collections.lastArrangement(of: id) == 20)
    }

    /// Two copies of a library, migrated at different times, give identical books.
    @Test(arguments: EarlierSchema.versions(before: "16-books-made"))
    func anOlderLibraryIsAsOldAsItsPictures(version: Int) async throws {
        let folder = try TemporaryFolder()
        try EarlierSchema(version: version).makeLibrary(at: folder.path)
        let queue = try DatabaseQueue(path: folder.path.appending("library.sqlite").string)
        try await queue.write { try $0.execute(sql: "UPDATE panel SET drawn_at = 100 + id WHERE picture IS NOT NULL") }
        try queue.close()
        let library = try Library.open(at: folder.path, fileSystem: LocalFileSystem(), for: .writing)
        defer { try? library.close() }
        let id = try #require(try await library.collections.all().first?.id)
        try await library.collections.dateChanges(in: id, now: 1_000_000)
        #expect(try await library.collections.stories(of: id).map(\.lastChange) == [106])
        #expect(try await library.collections.lastChange(of: id) == 105)
        #expect(try await library.collections.lastArrangement(of: id) == 105)
    }

    @Test func everyLibraryHasAMarkOfItsOwn() async throws {
        let (one, other) = (try TestLibrary(), try TestLibrary())
        let mark = try await one.library.identifier()
        #expect(mark.utf8.count == 16)
        #expect(try await one.library.identifier() == mark)
        #expect(try await other.library.identifier() != mark)
    }
}
