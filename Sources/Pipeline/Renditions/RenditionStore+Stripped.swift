import Books
import LibraryStore
import Platform
import SystemPackage

extension RenditionStore {
    /// The book with picture files without metadata on how they were made. The label of their origin stays.
    func stripped(_ book: Book) async throws -> Book {
        var files: [String: StoredRendition] = [:]
        for rendition in try await renditions(of: book.distinctPictures, by: StrippedPictures()).joined() {
            files[rendition.source] = rendition
        }
        var book = book
        for story in book.stories.indices {
            for page in book.stories[story].pages.indices {
                for picture in book.stories[story].pages[page].pictures.indices {
                    book.stories[story].pages[page].pictures[picture].take(files, in: library.root)
                }
            }
        }
        return book
    }
}

extension BookPicture {
    fileprivate mutating func take(_ files: [String: StoredRendition], in root: FilePath) {
        guard let rendition = files[digest] else { return }
        file = root.resolving(rendition.path)
        digest = rendition.digest
    }
}
