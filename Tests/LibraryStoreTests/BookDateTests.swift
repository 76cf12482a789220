import Domain
import LibraryStore
import Testing

struct BookDateTests {
    private func dates(_ test: TestLibrary, _ id: CollectionID) async throws -> [Double?] {
        [try await test.library.lastChange(of: id)] + (try await test.library.stories(of: id).map(\.lastChange))
    }

    @Test func whatHasNotChangedKeepsItsDate() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1), ("b", 1)])
        #expect(try await dates(test, id) == [nil, nil, nil])
        try await test.library.dateChanges(in: id, now: 10)
        try await test.library.dateChanges(in: id, now: 20)
        #expect(try await dates(test, id) == [10, 10, 10])
        let (a, b) = (Slug(title: "a"), Slug(title: "b"))
        try await test.library.arrange([a, b], tiers: [b: .premium], in: id)
        try await test.library.dateChanges(in: id, now: 30)
        #expect(try await dates(test, id) == [10, 10, 30])
        var facts = try #require(try await test.library.collection(Slug(title: "One"))?.facts)
        facts.title = "Uno"
        _ = try await test.library.storeCollection(facts)
        try await test.library.dateChanges(in: id, now: 40)
        #expect(try await dates(test, id) == [40, 10, 30])
    }
}
