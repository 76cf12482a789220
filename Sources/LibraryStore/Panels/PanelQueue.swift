package import GRDB

/// How urgently a panel is to be drawn, before all priorities. Those of the first queue come first.
package struct PanelQueue: Hashable, Comparable, Sendable {
    let value: Int

    /// A person asked for it.
    package static let asked = PanelQueue(value: 0)
    /// It has no picture yet.
    package static let missing = PanelQueue(value: 1)

    /// It has a picture, and is to be drawn again in the size of a later pass, counted from 1: the second for 2.
    package static func pass(_ number: Int) -> PanelQueue { PanelQueue(value: max(2, number)) }

    /// The last that is drawn from where there are so many passes.
    package static func last(ofPasses count: Int) -> PanelQueue { count > 1 ? .pass(count) : .missing }

    /// The pass that is drawn, counted from 1; nil where a person asked.
    package var pass: Int? { value == 0 ? nil : value }

    package static func < (left: PanelQueue, right: PanelQueue) -> Bool { left.value < right.value }
}

extension PanelQueue: DatabaseValueConvertible {
    package var databaseValue: DatabaseValue { value.databaseValue }

    package static func fromDatabaseValue(_ value: DatabaseValue) -> PanelQueue? {
        Int.fromDatabaseValue(value).map(PanelQueue.init)
    }
}
