import Domain
import MarkupText

extension BookPicture {
    func markup(alt: String, style: String? = nil) -> Markup {
        """
        <img src="\(EPUBPicture.path(of: digest, format))" alt="\(alt)"\
        \(style.map { " style=\"\($0)\"" } ?? .empty)/>
        """
    }
}
