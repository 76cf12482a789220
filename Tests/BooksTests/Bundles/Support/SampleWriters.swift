import Foundation
import SystemPackage
import TestSupport

@testable import Books
@testable import Domain
@testable import Media

/// A writer for each kind of book.
struct SampleWriters {
    let folder: TemporaryFolder

    func writer(of format: ExportFormat) -> any BookWriter {
        switch format {
        case .bundle: AppBundleWriter(renditions: SampleRenditions(folder: folder.path))
        case .epub: EPUBWriter()
        case .reflowable: ReflowableEPUBWriter()
        case .cbz: CBZWriter()
        case .html: ReaderWriter()
        case .pdf: PDFWriter()
        case .print, .cover: PrintWriter(format)
        }
    }

    /// Writes a book, and returns the names of its files.
    func names(in book: Book, as format: ExportFormat) async throws -> [String] {
        let path = folder.path.appending("book.\(format.fileExtension)")
        try await writer(of: format).write(book, to: path)
        guard format.isFolder else { return try ZIPReader(path: path).entries.map(\.name) }
        return try FileManager.default.subpathsOfDirectory(atPath: path.string)
    }
}
