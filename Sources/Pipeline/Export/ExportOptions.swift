package import Domain

/// What a person can choose of how books are written.
package struct ExportOptions: Hashable, Sendable {
    /// Whether books are written in which placeholders shown for pictures.
    package var allowsPlaceholders = false
    /// Whether pictures leave what their files say of how they were made behind, but for the label of their origin.
    package var stripsMetadata = false
    /// Of the pictures in bundles for apps.
    package var bundlePictures = PictureFormat.jpeg

    package init() {}

    /// Bundles for apps have pictures of their own, which say nothing but their label anyway.
    func strips(_ format: ExportFormat) -> Bool { stripsMetadata && format != .bundle }

    /// Part of what a book was made from. Nothing is said of what is as usual, so that an option more is no reason to
    /// write every book anew.
    func mark(for format: ExportFormat) -> String {
        (strips(format) ? " stripped" : "")
            + (format == .bundle && bundlePictures != .jpeg ? " \(bundlePictures.rawValue)" : "")
    }
}
