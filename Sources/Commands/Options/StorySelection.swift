import Domain
import LibraryStore
import PipelineFiles

/// What a command line names of a library: a collection, or one of its stories.
struct StorySelection {
    var collection: (id: CollectionID, facts: CollectionFacts)
    /// Nil for the whole collection.
    var story: StoredStory?

    /// `names` are COLLECTION or COLLECTION/STORY, as “status” shows them; none means every collection. Throws with
    /// every name that is not known.
    static func selections(_ names: [String], in library: Library) async throws -> [StorySelection] {
        let collections = try await library.collections()
        guard !names.isEmpty else { return collections.map { StorySelection(collection: $0) } }
        var selections: [StorySelection] = []
        var problems: [String] = []
        for name in names {
            do {
                selections.append(try await selection(name, among: collections, in: library))
            } catch let failure as CommandFailure {
                problems += [failure.message].compactMap(\.self)
            }
        }
        guard problems.isEmpty else { throw CommandFailure(.input, problems.joined(separator: "\n")) }
        return selections
    }

    private static func selection(
        _ name: String, among collections: [(id: CollectionID, facts: CollectionFacts)], in library: Library
    ) async throws -> StorySelection {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
        guard parts.count <= 2 else {
            throw CommandFailure(.input, "“\(name)” is neither COLLECTION nor COLLECTION/STORY")
        }
        guard let collection = collections.first(where: { $0.facts.slug.text == parts[0] }) else {
            throw CommandFailure(
                .input,
                "the library “\(library.root)” has no collection “\(parts[0])”; "
                    + (try await hint(for: parts, among: collections, in: library)))
        }
        guard parts.count == 2 else { return StorySelection(collection: collection) }
        let story = try find(
            parts[1], among: try await library.stories(of: collection.id), name: \.slug.text,
            or: "the collection “\(parts[0])” has no story")
        return StorySelection(collection: collection, story: story)
    }

    private static func find<Named>(
        _ name: String, among all: [Named], name nameOf: (Named) -> String, or complaint: String
    ) throws -> Named {
        if let found = all.first(where: { nameOf($0) == name }) { return found }
        let hint =
            Spelling.nearest(to: name, among: all.map(nameOf)).map { "did you mean “\($0)”?" }
            ?? "see “nightpress status” for the names"
        throw CommandFailure(.input, "\(complaint) “\(name)”; \(hint)")
    }
}
