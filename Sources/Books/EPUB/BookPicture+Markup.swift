import Domain
import Media

extension BookPicture {
    func markup(alt: String, style: String? = nil) -> Markup {
        """
        <img src="\(EPUBPicture.folder + fileName)" alt="\(alt)"\
        \(style.map { " style=\"\($0)\"" } ?? .empty)/>
        """
    }
}
