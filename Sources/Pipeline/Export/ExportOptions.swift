package import Domain

/// What a user can choose for written books.
package struct ExportOptions: Hashable, Sendable {
    /// Whether books with placeholders are written.
    package var allowsPlaceholders = false
    /// Whether picture files lose their metadata on how they were made. The label of their origin stays.
    package var stripsMetadata = false
    /// Format of the pictures in app bundles.
    package var bundlePictures = PictureFormat.jpeg

    package init() {}

    /// App bundles have their own pictures, which never have metadata other than the label.
    func strips(_ format: ExportFormat) -> Bool { stripsMetadata && format != .bundle }

    /// Part of the content mark of a book. Default values add nothing, so that a new option does not cause every book
    /// to be written again.
    func mark(for format: ExportFormat) -> String {
        (strips(format) ? " stripped" : "")
            + (format == .bundle && bundlePictures != .jpeg ? " \(bundlePictures.rawValue)" : "")
    }
}
