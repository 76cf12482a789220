/// A picture's file as a report shows it.
package struct PictureFacts: Hashable, Sendable {
    /// Relative to the library's root.
    var path: String
    /// Pixels.
    var width: Int
    var height: Int

    package init(path: String, width: Int, height: Int) {
        self.path = path
        self.width = width
        self.height = height
    }
}
