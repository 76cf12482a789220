package import Domain
package import GRDB

// How values of `Domain` are stored in columns.

extension RowID: DatabaseValueConvertible {
    package var databaseValue: DatabaseValue { value.databaseValue }

    package static func fromDatabaseValue(_ value: DatabaseValue) -> RowID<Table>? {
        Int64.fromDatabaseValue(value).map(RowID.init)
    }
}

/// Stored as a signed integer with the same 64 bits.
extension Seed: DatabaseValueConvertible {
    package var databaseValue: DatabaseValue { Int64(bitPattern: value).databaseValue }

    package static func fromDatabaseValue(_ value: DatabaseValue) -> Seed? {
        Int64.fromDatabaseValue(value).map { Seed(UInt64(bitPattern: $0)) }
    }
}

/// Stored in millionths.
extension Amount: DatabaseValueConvertible {
    package var databaseValue: DatabaseValue { millionths.databaseValue }

    package static func fromDatabaseValue(_ value: DatabaseValue) -> Amount? {
        Int.fromDatabaseValue(value).map { Amount(millionths: $0) }
    }
}

extension AttemptOutcome: DatabaseValueConvertible {}
extension PictureOrigin: DatabaseValueConvertible {}
extension Rung: DatabaseValueConvertible {}
