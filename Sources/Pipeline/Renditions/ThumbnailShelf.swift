import Digests
import Domain
import FileSystems
import ImageCodecs
import LibraryStore
import SystemPackage

/// Makes small pictures for reports of those that pages show, once each, and keeps them in the library.
///
/// Nothing depends on them: a report shows the whole picture where there is no small one. So whatever goes wrong here,
/// with one picture or with the disk, is let go; ``VerifyLibrary`` tells of it.
struct ThumbnailShelf: Sendable {
    /// Counted up when the same picture gives other pixels.
    private static let edition = 1
    /// Of the longer side, in pixels: enough for a frame of a strip on a fine screen.
    private static let side = 256
    /// On libjpeg's scale of 1 to 100.
    private static let quality = 78
    /// Pictures that are looked up, and recorded, together.
    private static let batch = 256
    private static let fileLimit = 1 << 28

    private static let mark = "\(edition) \(side) \(quality) \(CodecVersions.jpeg)"

    let library: Library
    /// How many are made at a time.
    let width: Int
    let stop: StopSignal
    let listener: @Sendable (RunEvent) -> Void

    /// Makes what is lacking. Call only while holding the lock.
    func fill(for collections: [CollectionID]) async throws {
        let count = try await countLacking(in: collections)
        guard count > 0, stop.reason == nil, (try? library.prepareRenditions()) != nil else { return }
        listener(.expecting(.thumbnailsMade, count))
        for collection in collections { try await fill(for: collection) }
        try? library.removeUnfinishedRenditions()
    }

    private func countLacking(in collections: [CollectionID]) async throws -> Int {
        var count = 0
        for collection in collections {
            try await eachBatch(in: collection) { pictures in
                count += pictures.count
                return true
            }
        }
        return count
    }

    private func fill(for collection: CollectionID) async throws {
        try await eachBatch(in: collection) { pictures in
            let made = try await self.made(of: pictures)
            guard stop.reason == nil, !made.isEmpty else { return stop.reason == nil }
            // On a full disk the next would fail as well.
            return (try? await library.record(made)) != nil
        }
    }

    /// Hands out pictures that lack one, until `body` returns false.
    private func eachBatch(
        in collection: CollectionID, _ body: ([StoredPicture]) async throws -> Bool
    ) async throws {
        var digest = ""
        while true {
            let pictures = try await library.picturesOnShow(in: collection, after: digest, limit: Self.batch)
            guard let last = pictures.last else { return }
            digest = last.digest
            let kept = try await library.renditions(of: pictures.map(\.digest))
            let lacking = pictures.filter { Self.needsOne($0) && !isThere(kept[$0.digest] ?? []) }
            if !lacking.isEmpty, try await !body(lacking) { return }
        }
    }

    /// A picture that is as small itself is shown as it is.
    private static func needsOne(_ picture: StoredPicture) -> Bool {
        max(picture.size.width, picture.size.height) > side
    }

    /// Only the size of the file is looked at: a report has thousands, and nothing worse comes of a damaged one than that
    /// it is not shown.
    private func isThere(_ kept: [StoredRendition]) -> Bool {
        guard let thumbnail = kept.first(where: { $0.use == Library.thumbnailUse && $0.recipe == Self.mark }) else {
            return false
        }
        return library.hasFile(of: thumbnail)
    }

    private func made(of pictures: [StoredPicture]) async throws -> [StoredRendition] {
        try await withThrowingTaskGroup(of: StoredRendition?.self) { group in
            var made: [StoredRendition] = []
            for (index, picture) in pictures.enumerated() where stop.reason == nil {
                if index >= width, let next = try await group.next() { made += [next].compactMap(\.self) }
                try Task.checkCancellation()
                group.addTask {
                    let thumbnail = try? make(picture)
                    listener(.advanced(.thumbnailsMade))
                    return thumbnail
                }
            }
            for try await next in group { made += [next].compactMap(\.self) }
            return made
        }
    }

    private func make(_ picture: StoredPicture) throws -> StoredRendition {
        let file = library.root.pushing(FilePath(picture.path))
        let bytes = try library.fileSystem.read(file, limit: Self.fileLimit)
        guard SHA256Digest(of: bytes).hex == picture.digest else { throw RenditionError.changed(file) }
        let small = try PictureDecoder.decodeUpright(bytes).fitted(within: Self.side, by: Self.side)
        let jpeg = try JPEGEncoder.encode(small, quality: Self.quality, xmp: picture.provenance.xmpPacket)
        let thumbnail = StoredRendition(
            source: picture.digest, use: Library.thumbnailUse, recipe: Self.mark, digest: SHA256Digest(of: jpeg).hex,
            format: .jpeg, width: small.width, height: small.height, fileSize: jpeg.count)
        try library.storeFile(of: thumbnail, jpeg)
        return thumbnail
    }
}

extension Library {
    /// Whether a rendition's file is there, as far as its size tells.
    func hasFile(of rendition: StoredRendition) -> Bool {
        let status = try? fileSystem.ownStatus(of: root.pushing(FilePath(rendition.path)))
        return status?.kind == .file && status?.size == rendition.fileSize
    }
}
