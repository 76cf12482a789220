import Domain
import LibraryStore

/// The contexts of the stories whose panels are being drawn. Keeps only the latest ones, so that memory use does not
/// grow.
struct StoryContexts {
    private static let limit = 64

    private let library: Library
    private var kept: [StoryID: StoryContext] = [:]
    private var order: [StoryID] = []

    init(library: Library) {
        self.library = library
    }

    mutating func context(of story: StoryID) async throws -> StoryContext {
        guard let context = try await contextIfPlanned(of: story) else {
            throw LibraryError.unusable(library.root, reason: "a page belongs to a story that is not planned")
        }
        return context
    }

    /// Nil if the story has no plan.
    mutating func contextIfPlanned(of story: StoryID) async throws -> StoryContext? {
        if let context = kept[story] { return context }
        guard let context = try await library.panels.context(of: story) else { return nil }
        kept[story] = context
        order.append(story)
        if order.count > Self.limit { kept.removeValue(forKey: order.removeFirst()) }
        return context
    }
}
