import Domain
import Media
package import Platform
package import SystemPackage

/// Writes a folder that a browser opens from the disk: one document, a style sheet, a script, the fonts and the
/// pictures.
///
/// Nothing in it sends a request to a server, and the document's own policy forbids that. Without the script, the pages
/// are one below the other; with it, they are turned. Pictures are copied in pieces, so that memory use does not grow
/// with them. A picture that several pages show is stored once.
package struct ReaderWriter: BookWriter {
    private let fileSystem: any FileSystem

    package init(fileSystem: any FileSystem = LocalFileSystem()) {
        self.fileSystem = fileSystem
    }

    @discardableResult
    package func write(_ book: Book, to path: FilePath) throws -> SHA256Digest? {
        let setter = TextSetter(for: LanguageTag(book.language), on: fileSystem)
        let publication = try ReaderPublication(book, setter)
        let folder = try NewFolder(path, on: fileSystem)
        try folder.write(ReaderDocument(publication).markup.source, as: ReaderDocument.path)
        try folder.write(ReaderStyle(publication).css, as: ReaderStyle.path)
        try folder.write(ReaderScript.source, as: ReaderScript.path)
        let fonts = try folder.folder(BookFonts.folder)
        for font in publication.fonts.files { try fonts.write(font.bytes, as: font.name) }
        let pictures = try folder.folder(ReaderPublication.pictureFolder)
        for picture in publication.book.distinctPictures {
            try Task.checkCancellation()
            try pictures.copy(picture.file, as: picture.fileName)
        }
        return nil
    }
}
