import Archives
import Digests
import Domain
package import SystemPackage

/// Writes bundles for apps: a ZIP archive with `manifest.json`, `SHA256SUMS` and every picture in four sizes.
///
/// The manifest comes first and the pictures from the smallest size to the largest, each in the order of the pages, so
/// that an app which reads while it loads can show the whole book early. The same book gives the same bytes. Pictures
/// go from their files into the archive one after another; what grows with the number of pages is small text.
package struct AppBundleWriter: BookWriter {
    private let source: any RenditionSource

    package init(renditions source: any RenditionSource) {
        self.source = source
    }

    package func write(_ book: Book, to path: FilePath) async throws {
        let pictures = try Self.pictures(of: book)
        let renditions = try await source.renditions(of: pictures)
        try Task.checkCancellation()
        let manifest = try AppManifest(book.printable, renditions).json()
        guard manifest.count <= AppManifest.sizeLimit else {
            throw BookError.longManifest(title: book.title, size: manifest.count)
        }
        try Self.pack(manifest, Self.files(pictures, renditions), modified: book.modified, to: path)
    }

    private static func pack(_ manifest: [UInt8], _ files: [Rendition], modified: Int, to path: FilePath) throws {
        let list = ChecksumList(
            [ChecksumList.Line(digest: SHA256Digest(of: manifest).hex, path: AppManifest.path)]
                + files.map { ChecksumList.Line(digest: $0.digest, path: $0.path) })
        var archive = try ZIPWriter(path: path, secondsSince1970: modified)
        try archive.add(manifest, as: AppManifest.path, .deflated)
        try archive.add(list.bytes, as: ChecksumList.path, .deflated)
        for file in files { try archive.add(contentsOf: file.file, as: file.path, .stored) }
        do {
            try archive.finish(isCancelled: { Task.isCancelled })
        } catch {
            if case .cancelled = error { throw CancellationError() }
            throw error
        }
    }

    /// Each once, in the order of the pages.
    private static func pictures(of book: Book) throws(BookError) -> [BookPicture] {
        guard book.stories.contains(where: { !$0.pages.isEmpty }) else { throw .noPages(.bundle, title: book.title) }
        var slugs: Set<Slug> = []
        for story in book.stories where !slugs.insert(story.slug).inserted {
            throw .repeatedStory(.bundle, title: book.title, story: story.slug)
        }
        var digests: Set<String> = []
        return book.stories.flatMap(\.pages).flatMap(\.pictures).filter { digests.insert($0.digest).inserted }
    }

    /// Each once, from the smallest size to the largest.
    private static func files(
        _ pictures: [BookPicture], _ renditions: [String: [RenditionSize: Rendition]]
    ) -> [Rendition] {
        var paths: Set<String> = []
        return RenditionSize.allCases.flatMap { size in
            pictures.compactMap { renditions[$0.digest]?[size] }.filter { paths.insert($0.path).inserted }
        }
    }
}
