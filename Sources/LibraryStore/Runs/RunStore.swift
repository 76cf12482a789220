import GRDB

/// Runs, their counts, and attempts of text generators.
package struct RunStore: Sendable {
    let library: Library

    var database: any DatabaseWriter { library.database }
}

extension Library {
    package var runs: RunStore { RunStore(library: self) }
}
