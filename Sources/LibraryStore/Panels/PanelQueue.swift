package import GRDB

/// The queue of a panel. Queues are drawn in order; priorities count only within a queue.
package struct PanelQueue: Hashable, Comparable, Sendable {
    let value: Int

    /// A person requested it.
    package static let asked = PanelQueue(value: 0)
    /// It has no picture yet.
    package static let missing = PanelQueue(value: 1)

    /// It has a picture and is to be drawn in the size of a later pass: 2 for the second pass.
    package static func pass(_ number: Int) -> PanelQueue { PanelQueue(value: max(2, number)) }

    /// The last queue that a run with `count` passes draws.
    package static func last(ofPasses count: Int) -> PanelQueue { count > 1 ? .pass(count) : .missing }

    /// The pass to draw, counted from 1; nil for a page request.
    package var pass: Int? { value == 0 ? nil : value }

    package static func < (left: PanelQueue, right: PanelQueue) -> Bool { left.value < right.value }
}

extension PanelQueue: DatabaseValueConvertible {
    package var databaseValue: DatabaseValue { value.databaseValue }

    package static func fromDatabaseValue(_ value: DatabaseValue) -> PanelQueue? {
        Int.fromDatabaseValue(value).map(PanelQueue.init)
    }
}
