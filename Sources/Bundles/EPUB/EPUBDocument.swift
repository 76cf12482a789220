/// A page of the book as it stands in the spine.
package struct EPUBDocument: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case cover
        /// The page that opens a story in a collection; an index into the book's stories.
        case storyTitle(story: Int)
        /// Indices into the book's stories and the story's pages. `number` counts the book's pages from 1.
        case page(story: Int, page: Int, number: Int)
        case colophon
    }

    /// Where a page stands when two are shown side by side.
    package enum Side: String, Sendable {
        case alone = "rendition:page-spread-center"
        case left = "page-spread-left"
        case right = "page-spread-right"

        package var opposite: Side {
            switch self {
            case .alone: .alone
            case .left: .right
            case .right: .left
            }
        }
    }

    /// The manifest's id, and the file's name without its extension. Made of the story's slug and the page's number
    /// there, so that it stays the same when stories are added before it.
    package let name: String
    package let content: Content
    package let side: Side

    package var path: String { name + ".xhtml" }
    package var id: String { "document-" + name }
}
