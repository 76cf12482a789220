package import SystemPackage

/// Writes fixed-layout EPUB 3.3 books, of one story or of a collection's stories in order.
package struct EPUBWriter: BookWriter {
    package init() {}

    package func write(_ book: Book, to path: FilePath) throws {
        try EPUBArchive(FixedEdition(book)).write(to: path)
    }
}
