/// One thing wrong with a page spec, with its JSON path. Sent back to a model word for word.
package struct SpecProblem: Hashable, Sendable, CustomStringConvertible {
    /// `pages[2].panels[0].direction`; empty for the document as a whole.
    package var path: String
    package var message: String

    package init(_ path: String, _ message: String) {
        self.path = path
        self.message = message
    }

    package var description: String { path.isEmpty ? "the document \(message)" : "\(path): \(message)" }
}
