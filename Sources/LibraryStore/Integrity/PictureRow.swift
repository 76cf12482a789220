package import Domain
import GRDB

/// A row of the table of pictures, not validated.
package struct PictureRow: Sendable {
    /// The value of the digest column.
    package var key: String
    /// Nil if the row is not one that this program can have written.
    package var picture: StoredPicture?

    init(_ row: Row) {
        key = row["digest"]
        picture = StoredPicture(row)
    }
}

/// The pages that show a picture or are affected by it.
package struct AffectedPages: Hashable, Sendable {
    /// `collection/story/3`; not all of them if there are many.
    package var named: [String]
    package var count: Int

    package init(named: [String], count: Int) {
        self.named = named
        self.count = count
    }
}

/// A panel whose status requires a picture, but which has none, or which names a picture without a row.
package struct PanelWithoutPicture: Sendable {
    package var id: PanelID
    /// `collection/story/3`.
    package var page: String
    /// The digest of the missing picture.
    package var picture: String?
}
