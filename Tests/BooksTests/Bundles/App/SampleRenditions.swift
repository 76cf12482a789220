import Foundation
import SystemPackage

@testable import Books
@testable import Domain
@testable import Platform

/// Small files in place of the sizes of pictures, made on request.
struct SampleRenditions: RenditionSource {
    let folder: FilePath
    /// The pictures with the same file in their two largest sizes.
    var small: Set<String> = []
    /// A size that no picture has.
    var missing: RenditionSize?

    func renditions(of pictures: [BookPicture]) async throws -> [String: [RenditionSize: Rendition]] {
        var all: [String: [RenditionSize: Rendition]] = [:]
        for picture in pictures {
            for size in RenditionSize.allCases where size != missing {
                let asked = small.contains(picture.digest) && size == .high ? .medium : size
                all[picture.digest, default: [:]][size] = try rendition(of: picture, asked)
            }
        }
        return all
    }

    private func rendition(of picture: BookPicture, _ size: RenditionSize) throws -> Rendition {
        let bytes = Array("\(picture.digest) \(size.rawValue)".utf8)
        let digest = SHA256Digest(of: bytes).hex
        let file = folder.appending("\(digest).jpg")
        try Data(bytes).write(to: URL(filePath: file.string))
        return Rendition(
            file: file, digest: digest, format: .jpeg, width: size.width, height: size.height, fileSize: bytes.count)
    }
}
