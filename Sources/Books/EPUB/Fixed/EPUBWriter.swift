import Domain
package import Platform
package import SystemPackage

/// Writes fixed-layout EPUB 3.3 books, of one story or of a collection's stories in order.
package struct EPUBWriter: BookWriter {
    private let fileSystem: any FileSystem
    private let report: @Sendable (String) -> Void

    /// `fileSystem` has the fonts of the machine for other scripts. `report` gets which pages of a collection's comics
    /// have too many words.
    package init(
        fileSystem: any FileSystem = LocalFileSystem(), report: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.fileSystem = fileSystem
        self.report = report
    }

    @discardableResult
    package func write(_ book: Book, to path: FilePath) throws -> SHA256Digest? {
        let setter = TextSetter(for: LanguageTag(book.language), on: fileSystem)
        let edition = try FixedEdition(book, setter)
        let digest = try EPUBArchive(edition).write(to: path)
        if book.collectionTitle == nil, let notice = edition.crowdingNotice { report(notice) }
        return digest
    }
}
