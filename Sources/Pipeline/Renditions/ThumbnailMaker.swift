import Books
import Domain
import LibraryStore
import Platform
import SystemPackage

/// Makes small pictures for reports from the pictures that pages show, once each, and keeps them in the library. Those
/// of new pictures are there already, see ``FreshRenditions``.
///
/// A report does not depend on them: without a small picture, it shows the full one. So errors with one picture or with
/// the disk are ignored here; ``VerifyLibrary`` reports them.
struct ThumbnailMaker: Sendable {
    /// How many pictures are looked up, and recorded, together.
    private static let batch = 256

    private let recipe = Thumbnails()
    private let shelf: RenditionStore
    private let context: LibraryContext

    init(_ context: LibraryContext) {
        shelf = RenditionStore(library: context.library, width: context.environment.processorCount)
        self.context = context
    }

    private var library: Library { shelf.library }

    /// Makes the missing thumbnails. Call it only while holding the lock.
    func fill(for collections: [CollectionID]) async throws {
        let count = try await countLacking(in: collections)
        guard count > 0, context.stop.reason == nil, (try? library.pictures.prepareRenditions()) != nil else { return }
        context.listener(.expecting(.thumbnailsMade, count))
        for collection in collections { try await fill(for: collection) }
        try? library.pictures.removeUnfinishedRenditions()
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
            guard context.stop.reason == nil, !made.isEmpty else { return context.stop.reason == nil }
            // On a full disk, the next batch would fail as well.
            return (try? await library.pictures.record(made)) != nil
        }
    }

    /// Passes pictures without a thumbnail to `body`, until `body` returns false.
    private func eachBatch(
        in collection: CollectionID, _ body: ([StoredPicture]) async throws -> Bool
    ) async throws {
        var digest = ""
        while true {
            let pictures = try await library.pictures.picturesOnShow(
                in: collection, largerThan: Thumbnails.side, after: digest, limit: Self.batch)
            guard let last = pictures.last else { return }
            digest = last.digest
            let kept = try await library.pictures.renditions(of: pictures.map(\.digest))
            let lacking = pictures.filter { !isThere(kept[$0.digest] ?? []) }
            if !lacking.isEmpty, try await !body(lacking) { return }
        }
    }

    /// Checks only the size of the file. A report has thousands of thumbnails, and a damaged one is only not shown.
    private func isThere(_ kept: [StoredRendition]) -> Bool {
        guard let thumbnail = kept.first(where: { $0.use == PictureStore.thumbnailUse && $0.recipe == recipe.mark })
        else {
            return false
        }
        return library.hasFile(of: thumbnail)
    }

    private func made(of pictures: [StoredPicture]) async throws -> [StoredRendition] {
        try await shelf.each(pictures) { picture -> [StoredRendition] in
            guard context.stop.reason == nil else { return [] }
            defer { context.listener(.advanced(.thumbnailsMade)) }
            return (try? shelf.make(BookPicture(picture, in: library), by: recipe)) ?? []
        }.flatMap(\.self)
    }
}

extension Library {
    /// Whether a rendition's file exists with the recorded size.
    func hasFile(of rendition: StoredRendition) -> Bool {
        let status = try? fileSystem.ownStatus(of: root.resolving(rendition.path))
        return status?.kind == .file && status?.size == rendition.fileSize
    }
}
