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
    /// How many pictures are looked up, and recorded, together: this many, or all of a story with more.
    private static let batch = 256

    private let recipe = Thumbnails()
    private let shelf: RenditionStore
    private let context: LibraryContext

    init(_ context: LibraryContext) {
        shelf = RenditionStore(library: context.library, width: context.environment.processorCount)
        self.context = context
    }

    private var library: Library { shelf.library }

    /// Makes the missing thumbnails of the stories that `isListed`. Call it only while holding the lock.
    func fill(
        for collections: [CollectionID], where isListed: @Sendable (StoredStory) -> Bool = { $0.position != nil }
    ) async throws {
        var stories: [StoryID] = []
        for collection in collections {
            stories += try await library.collections.stories(of: collection).filter(isListed).map(\.id)
        }
        let count = try await countLacking(in: stories)
        guard count > 0, context.stop.reason == nil, (try? library.pictures.prepareRenditions()) != nil else { return }
        context.listener(.expecting(.thumbnailsMade, count))
        try await fill(for: stories)
        try? library.pictures.removeUnfinishedRenditions()
    }

    private func countLacking(in stories: [StoryID]) async throws -> Int {
        // A picture that several stories show is made once.
        var lacking: Set<String> = []
        try await eachBatch(of: stories) { pictures in
            lacking.formUnion(pictures.map(\.digest))
            return true
        }
        return lacking.count
    }

    private func fill(for stories: [StoryID]) async throws {
        try await eachBatch(of: stories) { pictures in
            let made = try await self.made(of: pictures)
            guard context.stop.reason == nil, !made.isEmpty else { return context.stop.reason == nil }
            // On a full disk, the next batch would fail as well.
            return (try? await library.pictures.record(made)) != nil
        }
    }

    /// Passes pictures without a thumbnail to `body`, until `body` returns false.
    private func eachBatch(
        of stories: [StoryID], _ body: ([StoredPicture]) async throws -> Bool
    ) async throws {
        var next = stories.startIndex
        while next < stories.endIndex {
            var pictures: [StoredPicture] = []
            while next < stories.endIndex, pictures.count < Self.batch {
                pictures += try await library.pictures.picturesOnShow(of: stories[next])
                next += 1
            }
            let kept = try await library.pictures.renditions(of: pictures.map(\.digest))
            var seen: Set<String> = []
            pictures.removeAll { !seen.insert($0.digest).inserted }
            let lacking = pictures.filter { Thumbnails.areNeeded(for: $0.size) && !isThere(kept[$0.digest] ?? []) }
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
        try await pictures.concurrentMap(width: shelf.width) { picture -> [StoredRendition] in
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
