import GRDB
package import SystemPackage

/// The database of a library, read and changed by tests directly and without the library's rules.
package struct LibraryDatabase: Sendable {
    let root: FilePath

    package init(of root: FilePath) {
        self.root = root
    }

    var path: String { root.appending("library.sqlite").string }

    /// Opens the database for one operation. Waits while another connection writes.
    func access<Value>(isReadOnly: Bool = false, _ body: (Database) throws -> Value) throws -> Value {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        configuration.busyMode = .timeout(10)
        configuration.readonly = isReadOnly
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        defer { try? queue.close() }
        return try queue.writeWithoutTransaction(body)
    }

    /// Changes rows. They may then contradict each other.
    package func execute(_ sql: String) throws {
        try access { try $0.execute(sql: sql) }
    }

    package func strings(_ sql: String) throws -> [String] {
        try access { try String.fetchAll($0, sql: sql) }
    }

    package func integers(_ sql: String) throws -> [Int] {
        try access { try Int.fetchAll($0, sql: sql) }
    }
}
