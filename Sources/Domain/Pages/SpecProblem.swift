/// One problem of a page spec, with its JSON path. Sent to a model without changes.
package struct SpecProblem: Hashable, Sendable, CustomStringConvertible {
    /// `pages[2].panels[0].direction`; empty for the whole document.
    package var path: String
    package var message: String

    package init(_ path: String, _ message: String) {
        self.path = path
        self.message = message
    }

    package var description: String { path.isEmpty ? "the document \(message)" : "\(path): \(message)" }
}
