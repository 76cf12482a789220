import Platform
import SystemPackage

/// A picture of a book that no rendition can be made from.
enum RenditionError: Error, Hashable, CustomStringConvertible {
    /// Its file changed after it was stored.
    case changed(FilePath)
    case unusable(FilePath, reason: String)

    var description: String {
        switch self {
        case .changed(let path):
            """
            cannot put the picture “\(path)” into a book: its content is not what was stored; find all such with \
            “nightpress verify --repair”, then draw them again with “nightpress run PIPELINE”
            """
        case .unusable(let path, let reason):
            """
            cannot put the picture “\(path)” into a book: \(reason); draw it again with “nightpress regenerate NAME”
            """
        }
    }
}
