import Domain
import LibraryStore

/// A picture that a panel is to show, and where it was found.
struct ReusedPicture: Sendable {
    var picture: StoredPicture
    var origin: PictureOrigin
    /// The page that it was taken from; nil if it is the page's own picture.
    var similar: SimilarPicture?

    /// How the page got the picture, for a user.
    var note: String {
        switch origin {
        case .library: "the library had it already"
        case .cache: "from the cache"
        case .similar: similar.map { "the picture of \($0.place), \($0.percent) similar" } ?? "a similar picture"
        }
    }
}

extension ReusedPicture {
    /// The picture of another panel of this run. It is not recorded yet.
    init(_ fresh: PanelPicture) {
        self.init(
            picture: fresh.stored, origin: fresh.similar == nil ? .library : .similar, similar: fresh.similar)
    }
}
