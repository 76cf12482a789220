import Domain
import LibraryStore

/// What a backend is asked for. Until it can be asked, the task waits.
enum BackendTask: Hashable, Sendable {
    case page(StoryID, number: Int)
    case story(CollectionID, Slug)
}

extension BackendTask {
    /// Identifies the task for ``Breaker``.
    var key: String {
        switch self {
        case .page(let story, let number): "\(story)/\(number)"
        case .story(let collection, let story): "\(collection)/\(story)"
        }
    }
}
