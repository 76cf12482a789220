import Books
import Domain
import LibraryStore

/// What writes the books of each kind.
struct BookWriters: Sendable {
    let options: ExportOptions
    /// Where bundles for apps get their pictures from.
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
