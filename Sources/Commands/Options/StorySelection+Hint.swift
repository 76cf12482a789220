import Domain
import LibraryStore
import PipelineFiles

extension StorySelection {
    /// More would be no hint.
    private static let hintLimit = 3

    /// What a name may mean that begins with no collection's: a story alone is named without its collection.
    static func hint(
        for parts: [String], among collections: [(id: CollectionID, facts: CollectionFacts)], in library: Library
    ) async throws -> String {
        var stories: [(slug: String, name: String)] = []
        for (id, facts) in collections where parts.count == 1 {
            stories += try await library.stories(of: id).map { ($0.slug.text, "\(facts.slug)/\($0.slug)") }
        }
        let slugs = collections.map(\.facts.slug.text)
        let word =
            stories.contains { $0.slug == parts[0] }
            ? parts[0] : Spelling.nearest(to: parts[0], among: slugs + stories.map(\.slug))
        let meant = slugs.filter { $0 == word } + stories.filter { $0.slug == word }.map(\.name)
        guard (1...hintLimit).contains(meant.count) else { return "see “nightpress status” for the names" }
        return "did you mean \(meant.map { "“\($0)”" }.joined(separator: " or "))?"
    }
}
