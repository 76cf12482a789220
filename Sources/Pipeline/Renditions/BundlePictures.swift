import Books
import Domain
import LibraryStore
import Platform
import SystemPackage

/// Pictures for app bundles, from the library's renditions.
struct BundlePictures: RenditionSource {
    let shelf: RenditionStore
    let format: PictureFormat

    func renditions(of pictures: [BookPicture]) async throws -> [String: [RenditionSize: Rendition]] {
        let stored = try await shelf.renditions(of: pictures, by: SizedPictures(format: format))
        var all: [String: [RenditionSize: Rendition]] = [:]
        for (picture, renditions) in zip(pictures, stored) {
            for (size, rendition) in zip(RenditionSize.allCases, renditions) {
                all[picture.digest, default: [:]][size] = Rendition(
                    file: shelf.library.root.resolving(rendition.path), digest: rendition.digest,
                    format: rendition.format, width: rendition.width, height: rendition.height,
                    fileSize: rendition.fileSize)
            }
        }
        return all
    }
}
