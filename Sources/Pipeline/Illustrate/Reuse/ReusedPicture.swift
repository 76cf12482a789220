import Domain
import LibraryStore

/// A picture that a panel is to show, and where it was found.
struct ReusedPicture: Sendable {
    var picture: StoredPicture
    var origin: PictureOrigin
    /// Whose it is; nil where it is the page's own.
    var similar: SimilarPicture?

    /// What a person should know of how the page came by it.
    var note: String {
        switch origin {
        case .library: "the library had it already"
        case .cache: "from the cache"
        case .similar: similar.map { "the picture of \($0.place), \($0.percent) similar" } ?? "a similar picture"
        }
    }
}

extension ReusedPicture {
    /// What another panel of the run came to, which is not recorded yet.
    init(_ fresh: PanelPicture) {
        self.init(
            picture: fresh.stored, origin: fresh.similar == nil ? .library : .similar, similar: fresh.similar)
    }
}
