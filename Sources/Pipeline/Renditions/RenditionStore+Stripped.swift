import Books
import Domain
import LibraryStore
import Media
import Platform
import SystemPackage

extension RenditionStore {
    /// The book with picture files without metadata on how they were made. The label of their origin stays.
    func stripped(_ book: Book) async throws -> Book {
        try await book.taking(files(of: book.distinctPictures, isLabelled: true), in: library.root)
    }

    /// The book without foreign data in the files of models' pictures. Earlier versions stored these files as they
    /// came.
    func cleaned(_ book: Book) async throws -> Book {
        let pictures = book.distinctPictures.filter { $0.provenance == .model }
        let cleanness = try await pictures.concurrentMap(width: width) { picture in
            try withBytes(of: picture) { try PictureStripper.strip($0) == $0 }
        }
        let unclean = zip(pictures, cleanness).filter { !$0.1 }.map(\.0)
        return try await unclean.isEmpty
            ? book : book.taking(files(of: unclean, isLabelled: false), in: library.root)
    }

    private func files(of pictures: [BookPicture], isLabelled: Bool) async throws -> [String: StoredRendition] {
        let found = try await renditions(of: pictures, by: StrippedPictures(isLabelled: isLabelled)).joined()
        return Dictionary(found.map { ($0.source, $0) }) { first, _ in first }
    }
}

extension Book {
    fileprivate func taking(_ files: [String: StoredRendition], in root: FilePath) -> Book {
        var book = self
        for story in book.stories.indices {
            for page in book.stories[story].pages.indices {
                for picture in book.stories[story].pages[page].pictures.indices {
                    book.stories[story].pages[page].pictures[picture].take(files, in: root)
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
