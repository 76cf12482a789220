import Domain
package import Platform
package import SystemPackage

/// Writes EPUB 3.3 books with reflowable text, of one story or of a collection's stories in order.
package struct ReflowableEPUBWriter: BookWriter {
    private let fileSystem: any FileSystem

    /// `fileSystem` has the fonts of the machine for other scripts.
    package init(fileSystem: any FileSystem = LocalFileSystem()) {
        self.fileSystem = fileSystem
    }

    @discardableResult
    package func write(_ book: Book, to path: FilePath) throws -> SHA256Digest? {
        let setter = TextSetter(for: LanguageTag(book.language), on: fileSystem)
        return try EPUBArchive(ReflowableEdition(book, setter)).write(to: path)
    }
}
