import GRDB

/// Exported books. Each is announced before it is written and recorded when it is complete.
package struct BookStore: Sendable {
    let library: Library

    var database: any DatabaseWriter { library.database }
}

extension Library {
    package var books: BookStore { BookStore(library: self) }
}
