package import LibraryStore

/// The file of a picture in a report.
package struct PictureFacts: Hashable, Sendable {
    /// Relative to the library's root.
    var path: String
    /// Pixels.
    var width: Int
    var height: Int
}

extension PictureFacts {
    package init(_ rendition: StoredRendition) {
        self.init(path: rendition.path, width: rendition.width, height: rendition.height)
    }
}
