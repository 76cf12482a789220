package import Domain
import LibraryStore

/// Which books of a collection are exported.
package enum BookChoice: Sendable {
    /// The collection's book, and one for each story.
    case all
    /// The collection's book only.
    case collection
    /// The book of one story.
    case story(Slug)

    func includes(_ item: BookPlan.Item) -> Bool {
        switch self {
        case .all: true
        case .collection: item.story == nil
        case .story(let slug): item.story?.slug == slug
        }
    }
}
