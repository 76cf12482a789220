import Generation
import LibraryStore

/// The picture for a panel, and what is recorded about it.
struct PanelPicture: Sendable {
    var stored: StoredPicture
    /// Nil for a placeholder.
    var basis: PictureBasis?
    /// What it was drawn for; nil if it is not from a model, or is another panel's picture.
    var scene: PictureScene?
    /// The page that it was taken from; nil if it is the panel's own picture.
    var similar: SimilarPicture?
    /// What it shows; nil if it is not known.
    var depiction: PictureDescription?
}
