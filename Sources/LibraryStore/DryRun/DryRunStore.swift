import GRDB

/// Past work, the basis of an estimate.
package struct DryRunStore: Sendable {
    let library: Library

    var database: any DatabaseWriter { library.database }
}

extension Library {
    package var dryRun: DryRunStore { DryRunStore(library: self) }
}
