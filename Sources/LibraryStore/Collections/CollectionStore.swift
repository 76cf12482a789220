import GRDB

/// Collections, stories, plans and their dates.
package struct CollectionStore: Sendable {
    let library: Library

    var database: any DatabaseWriter { library.database }
}

extension Library {
    package var collections: CollectionStore { CollectionStore(library: self) }
}
