import Domain
import Foundation
import Platform
import SystemPackage

/// The file `pictures.jsonl`: the row of every picture of an image model, one JSON object a line. A line is added when
/// the picture is stored. If the database is lost, the pictures are known by it and are not requested again.
///
/// A line begins with a line break, so that a line which a crash cut off does not damage the next one.
struct PictureJournal {
    private static let sizeLimit = 1 << 32

    let layout: LibraryLayout
    let fileSystem: any FileSystem

    private struct Entry: Codable {
        var digest: SHA256Digest
        var format: String
        var width: Int
        var height: Int
        var bytes: Int
        var recipe: SHA256Digest
        var provenance: String
        var backend: String

        init?(_ picture: StoredPicture) {
            guard let digest = SHA256Digest(hex: picture.digest), let recipe = SHA256Digest(hex: picture.recipe)
            else { return nil }
            self.digest = digest
            self.recipe = recipe
            format = picture.format.rawValue
            width = picture.size.width
            height = picture.size.height
            bytes = picture.fileSize
            provenance = picture.provenance.rawValue
            backend = picture.backend
        }

        var picture: StoredPicture? {
            guard let format = PictureFormat(rawValue: format), let size = PixelSize(width: width, height: height),
                let provenance = Provenance(rawValue: provenance), bytes > 0
            else { return nil }
            return StoredPicture(
                digest: digest.hex, format: format, size: size, fileSize: bytes, recipe: recipe.hex,
                provenance: provenance, backend: backend)
        }
    }

    /// The lines are on the disk when it returns.
    func append(_ pictures: [StoredPicture]) throws(FileSystemError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var bytes: [UInt8] = []
        for entry in pictures.compactMap(Entry.init) {
            // Texts and whole numbers can always be encoded.
            guard let line = try? encoder.encode(entry) else { continue }
            bytes.append(UInt8(ascii: "\n"))
            bytes += line
        }
        guard !bytes.isEmpty else { return }
        let isNew = try fileSystem.status(of: layout.journal) == nil
        try fileSystem.append(bytes, to: layout.journal, durably: true)
        if isNew { try fileSystem.sync(layout.root) }
    }

    /// All pictures of the journal, decoded as they are needed. Lines that are not complete are left out.
    func newestFirst() throws(FileSystemError) -> some Sequence<StoredPicture> {
        let isThere = try fileSystem.status(of: layout.journal)?.kind == .file
        let bytes = isThere ? try fileSystem.read(layout.journal, limit: Self.sizeLimit) : []
        let decoder = JSONDecoder()
        return bytes.split(separator: UInt8(ascii: "\n")).reversed().lazy.compactMap {
            try? decoder.decode(Entry.self, from: Data($0)).picture
        }
    }
}
