import GRDB

/// Pauses, stops and requests by other processes.
package struct ControlStore: Sendable {
    let library: Library

    var database: any DatabaseWriter { library.database }
}

extension Library {
    package var control: ControlStore { ControlStore(library: self) }
}
