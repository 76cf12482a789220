import Domain
import GRDB

/// Columns of `story`.
extension StoryDetails {
    static let columns = ["author", "theme"]

    init(_ row: Row) {
        self.init(author: row["author"], theme: (row["theme"] as String?).flatMap(Theme.init))
    }

    /// In the order of ``columns``.
    var values: [(any DatabaseValueConvertible)?] { [author, theme?.rawValue] }
}
