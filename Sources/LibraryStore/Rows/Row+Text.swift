import GRDB

extension Row {
    /// Throws if the text in the column is not one of the raw values.
    func value<Value: RawRepresentable<String>>(_ column: String) throws -> Value {
        let text: String = self[column]
        guard let value = Value(rawValue: text) else {
            throw DatabaseError(resultCode: .SQLITE_MISMATCH, message: "“\(text)” is no value of “\(column)”")
        }
        return value
    }
}
