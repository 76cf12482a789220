import GRDB

/// Merging other libraries into a library.
package struct MergeStore: Sendable {
    let library: Library

    var database: any DatabaseWriter { library.database }
}

extension Library {
    package var merging: MergeStore { MergeStore(library: self) }
}
