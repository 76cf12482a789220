import Books
import Domain
import LibraryStore

/// The writers of each book format.
struct BookWriters: Sendable {
    let options: ExportOptions
    /// Source of the pictures in app bundles.
    let renditions: RenditionStore
    /// Gets what is to be looked at in books.
    let report: @Sendable (String) -> Void

    func writer(of format: ExportFormat) -> any BookWriter {
        switch format {
        case .epub: EPUBWriter(fileSystem: renditions.library.fileSystem, report: report)
        case .reflowable: ReflowableEPUBWriter(fileSystem: renditions.library.fileSystem)
        case .cbz: CBZWriter(fileSystem: renditions.library.fileSystem, width: renditions.width)
        case .html: ReaderWriter(fileSystem: renditions.library.fileSystem)
        case .pdf: PDFWriter(fileSystem: renditions.library.fileSystem)
        case .print, .cover: PrintWriter(format, fileSystem: renditions.library.fileSystem, report: report)
        case .bundle:
            AppBundleWriter(renditions: BundlePictures(shelf: renditions, format: options.bundlePictures))
        }
    }
}
