/// A book of the run.
package struct BookFacts: Sendable {
    var title: String
    var format: String
    /// Relative to the library's root: `bundles/lanterns/lanterns.epub`.
    var path: String
    /// Bytes.
    var size: Int

    package init(title: String, format: String, path: String, size: Int) {
        self.title = title
        self.format = format
        self.path = path
        self.size = size
    }
}
