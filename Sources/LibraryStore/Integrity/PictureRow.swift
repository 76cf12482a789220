package import Domain
import GRDB

/// A row of the table of pictures as it stands there, true or not.
package struct PictureRow: Sendable {
    /// What is called the digest.
    package var key: String
    /// Nil where the row cannot be one that this program wrote.
    package var picture: StoredPicture?

    init(_ row: Row) {
        key = row["digest"]
        picture = StoredPicture(row)
    }
}

/// The pages that show a picture, or are otherwise concerned.
package struct AffectedPages: Hashable, Sendable {
    /// `collection/story/3`; not all of them where there are many.
    package var named: [String]
    package var count: Int

    package init(named: [String], count: Int) {
        self.named = named
        self.count = count
    }
}

/// A panel that has no picture and says that it has one, or that names one which no row describes.
package struct PanelWithoutPicture: Sendable {
    package var id: PanelID
    /// `collection/story/3`.
    package var page: String
    /// The picture that it names.
    package var picture: String?
}
