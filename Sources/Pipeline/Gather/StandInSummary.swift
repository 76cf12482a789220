import Domain
import LibraryStore

/// The text stand-ins of a collection's listed stories. There are none if the pipeline asks no language model, or if a
/// user wants the built-in generators.
struct StandInSummary {
    /// How many stories are named before the rest is only counted.
    private static let named = 3

    private let stories: [(slug: Slug, parts: [TextStandIn.Part])]

    init(among stories: [StoredStory], by staleness: Staleness) {
        let listed = staleness.asksModel ? stories.filter { $0.position != nil } : []
        self.stories = listed.map { ($0.slug, $0.standIns.map(\.part)) }.filter { !$0.1.isEmpty }
    }

    var count: Int { stories.reduce(0) { $0 + $1.parts.count } }

    /// Nil if there are none.
    var notice: String? {
        guard !stories.isEmpty else { return nil }
        let written = stories.filter { $0.parts.contains(.story) }.map { "“\($0.slug)”" }
        let planned = stories.filter { $0.parts.contains(.plan) }.map { "“\($0.slug)”" }
        let inParts = stories.compactMap { story in Self.parts(story.parts).map { "\($0) of “\(story.slug)”" } }
        let groups = [("text of ", written), (planned.count == 1 ? "plan of " : "plans of ", planned), ("", inParts)]
            .filter { !$0.1.isEmpty }.map { "\($0.0)\(Self.names($0.1))" }
        return "the built-in generators stand in for language models: \(groups.joined(separator: "; ")); "
            + "add --retry to ask a language model again"
    }

    /// `the cast and 2 pages`; nil if no single parts were planned.
    private static func parts(_ parts: [TextStandIn.Part]) -> String? {
        let pages = parts.compactMap(\.page)
        let words = [
            parts.contains(.cast) ? "the cast" : nil,
            pages.count == 1 ? "page \(pages[0])" : pages.isEmpty ? nil : "\(pages.count) pages",
        ].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: " and ")
    }

    private static func names(_ names: [String]) -> String {
        let shown = names.prefix(named).joined(separator: ", ")
        return names.count > named ? "\(shown) and \(names.count - named) more" : shown
    }
}
