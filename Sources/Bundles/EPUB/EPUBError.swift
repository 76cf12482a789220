package import Domain

/// A book of which no EPUB can be made.
package enum EPUBError: Error, Hashable, Sendable, CustomStringConvertible {
    case noPages(title: String)
    /// Two pages that would have the same name in the archive.
    case repeatedPage(title: String, story: Slug, number: Int)

    package var description: String {
        switch self {
        case .noPages(let title):
            """
            cannot make an EPUB of “\(title)”: it has no pages; make its pictures first with “nightpress run”
            """
        case .repeatedPage(let title, let story, let number):
            """
            cannot make an EPUB of “\(title)”: page \(number) of the story “\(story)” is there twice; give each story \
            a name of its own
            """
        }
    }
}
