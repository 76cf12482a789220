import Domain
import Media
package import Platform
package import SystemPackage

/// Writes app bundles: a ZIP archive with `manifest.json`, `SHA256SUMS` and every picture in four sizes.
///
/// The manifest is first. The pictures follow from the smallest size to the largest, each size in the order of the
/// pages. So an app that reads during the download can show the whole book early. The same book gives the same bytes.
/// Pictures are copied from their files into the archive one after another; only small text grows with the number of
/// pages.
package struct AppBundleWriter: BookWriter {
    private let source: any RenditionSource

    package init(renditions source: any RenditionSource) {
        self.source = source
    }

    @discardableResult
    package func write(_ book: Book, to path: FilePath) async throws -> SHA256Digest? {
        let book = try book.ready(for: .bundle)
        let pictures = book.distinctPictures
        let renditions = BookRenditions(title: book.title, renditions: try await source.renditions(of: pictures))
        try Task.checkCancellation()
        let manifest = try AppManifest(book, renditions).json()
        guard manifest.count <= AppManifest.sizeLimit else {
            throw BookError.longManifest(title: book.title, size: manifest.count)
        }
        let files = try renditions.files(of: pictures)
        try BookError.requireRoom(for: files.count + 2, in: .bundle, title: book.title)
        return try Self.pack(manifest, files, modified: book.modified, to: path)
    }

    private static func pack(_ manifest: [UInt8], _ files: [Rendition], modified: Int, to path: FilePath) throws
        -> SHA256Digest
    {
        let list = ChecksumList(
            [ChecksumList.Line(digest: SHA256Digest(of: manifest).hex, path: AppManifest.path)]
                + files.map { ChecksumList.Line(digest: $0.digest, path: $0.path) })
        var archive = try ZIPWriter(path: path, secondsSince1970: modified)
        try archive.add(manifest, as: AppManifest.path, .deflated)
        try archive.add(list.bytes, as: ChecksumList.path, .deflated)
        for file in files { try archive.add(contentsOf: file.file, as: file.path, .stored) }
        return try archive.finishUnlessCancelled(at: path)
    }
}
