/// A picture's file as a report shows it.
package struct PictureFacts: Hashable, Sendable {
    /// Relative to the library's root.
    package var path: String
    /// Pixels.
    package var width: Int
    package var height: Int

    package init(path: String, width: Int, height: Int) {
        self.path = path
        self.width = width
        self.height = height
    }
}
