/// The number of a row in a library. Each table has its own type of number.
package struct RowID<Table>: Hashable, Sendable {
    package let value: Int64

    package init(_ value: Int64) {
        self.value = value
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
