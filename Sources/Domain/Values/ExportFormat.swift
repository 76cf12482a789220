/// A book format that a pipeline can request.
package enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    /// For apps: a ZIP with a manifest and each picture in several sizes.
    case bundle
    /// With a fixed layout, for picture books.
    case epub
    /// An EPUB with flowing text, so that readers can choose the text size.
    case reflowable
    /// For comic readers.
    case cbz
    /// A folder that a browser can open from the disk.
    case html
    /// For screens.
    case pdf
    /// The pages of a printed book, as a PDF for printing houses. Its cover comes with it.
    case print
    /// The cover of a printed book on one sheet, as a PDF.
    case cover

    package var fileExtension: String {
        switch self {
        case .bundle: "zip"
        case .epub: "epub"
        case .reflowable: "reflowable.epub"
        case .cbz: "cbz"
        case .html: "reader"
        case .pdf: "pdf"
        case .print: "print.pdf"
        case .cover: "cover.pdf"
        }
    }

    /// What is written for it: a printed book has two files.
    package var files: [ExportFormat] { self == .print ? [.print, .cover] : [self] }

    /// Which pictures are needed to make a book of this format.
    package enum RequiredPictures: Sendable {
        case none, one
    }

    package var requiredPictures: RequiredPictures {
        switch self {
        case .epub, .reflowable, .html, .pdf, .print, .cover: .none
        case .cbz, .bundle: .one
        }
    }

    /// Whether it is a folder of files and not a file.
    package var isFolder: Bool { self == .html }
}
