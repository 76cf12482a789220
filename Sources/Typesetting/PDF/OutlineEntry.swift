/// An entry in the outline of a document. Entries of level 2 are below the last one of level 1.
package struct OutlineEntry: Sendable {
    package let title: String
    let level: Int

    package init(_ title: String, level: Int) {
        self.title = title
        self.level = level
    }
}
