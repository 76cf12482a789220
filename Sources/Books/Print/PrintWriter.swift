package import Domain
import Media
package import Platform
package import SystemPackage
import Typesetting

/// Writes one of the two PDFs that a printing house gets: the pages, or the cover sheet.
package struct PrintWriter: BookWriter {
    private let format: ExportFormat
    private let fileSystem: any FileSystem
    private let report: @Sendable (String) -> Void

    /// `format` is `print` or `cover`. `report` gets what is to be looked at before printing.
    package init(
        _ format: ExportFormat, fileSystem: any FileSystem = LocalFileSystem(),
        report: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.format = format
        self.fileSystem = fileSystem
        self.report = report
    }

    @discardableResult
    package func write(_ book: Book, to path: FilePath) throws -> SHA256Digest? {
        let book = try book.ready(for: format)
        let typefaces = Typefaces(for: LanguageTag(book.language), fileSystem: fileSystem)
        do {
            let plan = try PrintPlan(book.details.print ?? PrintSettings())
            let interior = try Interior(book, plan, typefaces)
            let document = try PDFDocument(PDFFacts(of: book, isTagged: false), at: path, on: fileSystem)
            let pages = format == .cover ? [try CoverSheet(interior).page()] : interior.pages
            for page in pages {
                try Task.checkCancellation()
                try document.add(page)
            }
            try document.finish()
            if format == .print { reportResolution(of: interior, title: book.title) }
            return nil
        } catch let error as MissingFontError {
            throw BookError.unprintable(format, title: book.title, reason: "\(error)")
        } catch let error as PrintProblem {
            throw BookError.unprintable(format, title: book.title, reason: "\(error)")
        }
    }

    private func reportResolution(of interior: Interior, title: String) {
        guard let lowest = interior.coarse.map(\.resolution).min() else { return }
        let numbers = interior.coarse.map { String($0.page) }
        let pages =
            numbers.count == 1 ? "page \(numbers[0])" : "\(numbers.count) pages, the first is page \(numbers[0])"
        report(
            """
            “\(title)” has pictures below \(Interior.enough) pixels an inch on \(pages); the lowest has \(lowest); print \
            it smaller, or set a larger “size”
            """)
    }
}
