import GRDB

/// What verifying, cleaning and removing need.
package struct IntegrityStore: Sendable {
    let library: Library

    var database: any DatabaseWriter { library.database }
}

extension Library {
    package var integrity: IntegrityStore { IntegrityStore(library: self) }
}
