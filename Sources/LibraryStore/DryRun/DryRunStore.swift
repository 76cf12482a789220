import GRDB

/// Past work that an estimate is based on.
package struct DryRunStore: Sendable {
    let library: Library

    var database: any DatabaseWriter { library.database }
}

extension Library {
    package var dryRun: DryRunStore { DryRunStore(library: self) }
}
