import Domain
import LibraryStore
import PipelineFiles

extension NameResolver {
    /// The number of names in a hint. A longer list would not help.
    private static let hintLimit = 3

    /// `names` are COLLECTION or COLLECTION/STORY, as “status” shows them. An empty list means every collection. Throws
    /// an error that lists all unknown names.
    func stories(_ names: [String]) async throws -> [SelectedStories] {
        guard !names.isEmpty else { return collections.map { SelectedStories(collection: $0) } }
        return try await each(of: names) { name in
            let parts = Self.parts(of: name)
            guard parts.count <= 2 else {
                throw CommandFailure(.input, "“\(name)” is neither COLLECTION nor COLLECTION/STORY")
            }
            guard let collection = collection(parts[0]) else {
                throw CommandFailure(
                    .input, "the library “\(library.root)” has no collection “\(parts[0])”; \(hint(for: parts))")
            }
            return SelectedStories(
                collection: collection, story: parts.count == 2 ? try story(parts[1], of: collection) : nil)
        }
    }

    /// A hint for a name whose first part is not a collection. It finds stories that were named without their
    /// collection.
    private func hint(for parts: [String]) -> String {
        let stories = parts.count == 1 ? places : []
        let slugs = collections.map(\.facts.slug.text)
        let word =
            stories.contains { $0.story.slug.text == parts[0] }
            ? parts[0] : Spelling.nearest(to: parts[0], among: slugs + stories.map(\.story.slug.text))
        let meant = slugs.filter { $0 == word } + stories.filter { $0.story.slug.text == word }.map(\.name)
        guard (1...Self.hintLimit).contains(meant.count) else { return "see “nightpress status” for the names" }
        return "did you mean \(meant.map { "“\($0)”" }.joined(separator: " or "))?"
    }
}
