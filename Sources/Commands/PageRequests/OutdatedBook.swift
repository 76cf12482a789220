import Domain
import Media
import Platform
import Reports
import SystemPackage

/// A book outside the library that shows former pictures.
struct OutdatedBook {
    /// The command that writes books again.
    private struct Remedy: Hashable {
        let book: String
        let folder: FilePath

        func text(_ formats: [ExportFormat], libraryOption: String) -> String {
            // The cover is written with the pages.
            let formats = formats.filter { $0 != .cover || !formats.contains(.print) }.map(\.rawValue)
            return "nightpress export \(book) --format \(formats.joined(separator: ",")) "
                + "--output \(ShellWord.quoted(folder.string))\(libraryOption)"
        }
    }

    /// The number of commands that are shown.
    private static let shownRemedies = 3

    /// Absolute.
    let path: FilePath
    let collection: Slug
    /// Nil for the book of the collection.
    let story: Slug?
    let format: ExportFormat

    private var remedy: Remedy {
        // The books of stories are in a folder with the name of their collection.
        let folder = path.removingLastComponent()
        return if let story {
            Remedy(book: "\(collection)/\(story)", folder: folder.removingLastComponent())
        } else {
            Remedy(book: "\(collection) --without-stories", folder: folder)
        }
    }

    /// A line for each command that writes books again.
    static func notices(_ books: [OutdatedBook], libraryOption: String) -> [String] {
        var remedies: [Remedy] = []
        for book in books where !remedies.contains(book.remedy) { remedies.append(book.remedy) }
        let shown = remedies.prefix(shownRemedies)
        let lines = shown.map { remedy in
            let books = books.filter { $0.remedy == remedy }
            let what =
                books.count == 1
                ? "“\(books[0].path.string.singleLine)” is"
                : "\(books.count) books in “\(remedy.folder.string.singleLine)” are"
            return "\(what) older than the pictures; write \(books.count == 1 ? "it" : "them") again with "
                + "“\(remedy.text(books.map(\.format), libraryOption: libraryOption))”."
        }
        let more = books.count { !shown.contains($0.remedy) }
        return lines
            + (more > 0 ? ["\(Counted(more, "other book is", "other books are")) older than the pictures, too."] : [])
    }
}
