import GRDB

/// Picture files with their recipes, history and renditions.
package struct PictureStore: Sendable {
    let library: Library

    var database: any DatabaseWriter { library.database }
}

extension Library {
    package var pictures: PictureStore { PictureStore(library: self) }
}
