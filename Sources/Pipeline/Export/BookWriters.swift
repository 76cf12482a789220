import Books
import Domain
import LibraryStore

/// The writers of each book format.
struct BookWriters: Sendable {
    let options: ExportOptions
    /// Source of the pictures in app bundles.
    let renditions: RenditionStore

    func writer(of format: ExportFormat) -> any BookWriter {
        switch format {
        case .epub: EPUBWriter()
        case .reflowable: ReflowableEPUBWriter()
        case .cbz: CBZWriter(fileSystem: renditions.library.fileSystem)
        case .html: ReaderWriter(fileSystem: renditions.library.fileSystem)
        case .bundle:
            AppBundleWriter(renditions: BundlePictures(shelf: renditions, format: options.bundlePictures))
        }
    }
}
