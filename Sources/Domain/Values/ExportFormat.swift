/// A kind of book that a pipeline can ask for.
package enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    /// For apps: a ZIP with a manifest and each picture in several sizes.
    case bundle
    /// With a fixed layout, as picture books need it.
    case epub
    /// An EPUB whose text flows, for readers who choose its size themselves.
    case reflowable
    /// For comic readers.
    case cbz
    /// A folder that a browser opens from the disk.
    case html

    package var fileExtension: String {
        switch self {
        case .bundle: "zip"
        case .epub: "epub"
        case .reflowable: "reflowable.epub"
        case .cbz: "cbz"
        case .html: "reader"
        }
    }

    /// What must have a picture for a book of this format to be made.
    package enum RequiredPictures: Sendable {
        case none, one, everyPage
    }

    package var requiredPictures: RequiredPictures {
        switch self {
        case .epub, .reflowable, .html: .none
        case .cbz: .one
        case .bundle: .everyPage
        }
    }

    /// Whether it is a folder of files rather than a file.
    package var isFolder: Bool { self == .html }
}
