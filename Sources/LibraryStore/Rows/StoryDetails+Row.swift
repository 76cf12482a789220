import Domain
import GRDB

/// Columns of `story`.
extension StoryDetails {
    static let columns = ["author", "theme"]

    init(_ row: Row) {
        self.init(author: row["author"], theme: (row["theme"] as String?).flatMap(Theme.init))
    }

    /// As ``columns`` lists them.
    var values: [(any DatabaseValueConvertible)?] { [author, theme?.rawValue] }
}
