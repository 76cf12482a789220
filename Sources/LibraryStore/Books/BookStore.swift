import GRDB

/// Exported books, announced before they are written and recorded when they are whole.
package struct BookStore: Sendable {
    let library: Library

    var database: any DatabaseWriter { library.database }
}

extension Library {
    package var books: BookStore { BookStore(library: self) }
}
