import Generation
import LibraryStore

/// The picture that a panel comes to, and what is to be known of it later.
struct PanelPicture: Sendable {
    var stored: StoredPicture
    /// Nil for a placeholder.
    var basis: PictureBasis?
    /// What it was drawn for; nil where it is no model's, or another panel's.
    var scene: PictureScene?
    /// Whose it is; nil where it is the panel's own.
    var similar: SimilarPicture?
    /// What it shows of a person's direction; nil where it is to show the words as they are.
    var depiction: PictureDescription?
}
