import Domain
import LibraryStore

/// The listed stories of a collection that the built-in generators wrote or planned because no language model did.
struct FallbackStories {
    /// How many stories are named before the rest is only counted.
    private static let named = 3

    private let written: [Slug]
    private let planned: [Slug]

    init(among stories: [StoredStory], by staleness: Staleness) {
        let listed = stories.filter { $0.position != nil }
        written = listed.filter(staleness.couldBeWrittenBetter).map(\.slug)
        planned = listed.filter(staleness.couldBePlannedBetter).map(\.slug)
    }

    /// Nil if there are none.
    var notice: String? {
        let parts = [(what: "wrote", stories: written), (what: "planned", stories: planned)]
            .filter { !$0.stories.isEmpty }.map { "\($0.what) \(Self.names($0.stories))" }
        guard !parts.isEmpty else { return nil }
        return "no language model did it, so the built-in one \(parts.joined(separator: ", and ")); "
            + "add --refresh to ask again"
    }

    private static func names(_ stories: [Slug]) -> String {
        let names = stories.prefix(named).map { "“\($0)”" }.joined(separator: ", ")
        return stories.count > named ? "\(names) and \(stories.count - named) more" : names
    }
}
