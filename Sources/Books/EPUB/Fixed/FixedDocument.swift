/// A page of the fixed edition.
struct FixedDocument: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case cover
        /// The page that opens a story in a collection; an index into the book's stories.
        case storyTitle(story: Int)
        /// Indices into the book's stories and the story's pages. `number` counts the book's pages from 1.
        case page(story: Int, page: Int, number: Int)
        /// A page before or after the stories.
        case matter(BookMatter)
        case colophon
    }

    /// The position of a page when two are shown side by side.
    enum Side: String, Sendable {
        case alone = "rendition:page-spread-center"
        case left = "page-spread-left"
        case right = "page-spread-right"

        var opposite: Side {
            switch self {
            case .alone: .alone
            case .left: .right
            case .right: .left
            }
        }
    }

    let name: String
    let content: Content
    let side: Side

    var document: EPUBDocument { EPUBDocument(name: name, spineProperties: side.rawValue) }
}
