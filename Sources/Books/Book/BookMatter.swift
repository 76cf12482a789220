import Domain
import Media

/// A page before or after the stories. Its name is also that of its file.
enum BookMatter: String, Hashable, Sendable {
    case title = "title-page"
    case copyright = "copyright-page"
    case dedication
    case about = "about-the-book"

    /// The attribute for its kind in an EPUB.
    var type: Markup {
        switch self {
        case .title: " epub:type=\"titlepage\""
        case .copyright: " epub:type=\"copyright-page\""
        case .dedication: " epub:type=\"dedication\""
        case .about: ""
        }
    }
}

extension Book {
    /// Between the cover and the first story: nothing where the cover says it all.
    var frontMatter: [BookMatter] {
        guard details.hasFrontMatter else { return [] }
        return [.title, .copyright] + (details.dedication == nil ? [] : [.dedication])
    }

    /// Between the last story and the colophon.
    var endMatter: [BookMatter] { details.about == nil ? [] : [.about] }
}
