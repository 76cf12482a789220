import GRDB

/// Queries and changes for verify, clean and remove.
package struct IntegrityStore: Sendable {
    let library: Library

    var database: any DatabaseWriter { library.database }
}

extension Library {
    package var integrity: IntegrityStore { IntegrityStore(library: self) }
}
