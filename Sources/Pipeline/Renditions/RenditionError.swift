import SystemPackage

/// A picture of a book of which nothing can be made.
enum RenditionError: Error, Hashable, CustomStringConvertible {
    /// Its file is not the one that was stored.
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
            cannot put the picture “\(path)” into a book: \(reason); draw it again with “nightpress regenerate”
            """
        }
    }
}
