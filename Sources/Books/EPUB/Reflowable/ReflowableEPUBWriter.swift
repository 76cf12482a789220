package import SystemPackage

/// Writes EPUB 3.3 books with reflowable text, of one story or of a collection's stories in order.
package struct ReflowableEPUBWriter: BookWriter {
    package init() {}

    package func write(_ book: Book, to path: FilePath) throws {
        try EPUBArchive(ReflowableEdition(book)).write(to: path)
    }
}
