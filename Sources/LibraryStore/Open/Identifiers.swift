package import GRDB

/// The rows of a library, told apart by type.
package struct RowID<Table>: Hashable, Sendable {
    package let value: Int64

    package init(_ value: Int64) {
        self.value = value
    }
}

extension RowID: DatabaseValueConvertible {
    package var databaseValue: DatabaseValue { value.databaseValue }

    package static func fromDatabaseValue(_ value: DatabaseValue) -> RowID<Table>? {
        Int64.fromDatabaseValue(value).map(RowID.init)
    }
}

package enum CollectionTable {}
package enum StoryTable {}
package enum PanelTable {}
package enum RunTable {}

package typealias CollectionID = RowID<CollectionTable>
package typealias StoryID = RowID<StoryTable>
package typealias PanelID = RowID<PanelTable>
package typealias RunID = RowID<RunTable>
