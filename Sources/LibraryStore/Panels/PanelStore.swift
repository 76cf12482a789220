import GRDB

/// Queue, claims, outcomes, requests and details of panels.
package struct PanelStore: Sendable {
    let library: Library

    var database: any DatabaseWriter { library.database }
}

extension Library {
    package var panels: PanelStore { PanelStore(library: self) }
}
