import Domain
import Generation
import LibraryStore
import Platform
import Synchronization

/// Writes pictures into a cache. Each picture is written after it is recorded, while others are drawn: recording a paid
/// picture does not wait for a slow network share.
final class CacheWriter: Sendable {
    private struct Parcel {
        var picture: StoredPicture
        var recipe: SHA256Digest
    }

    private let cache: PictureCache
    private let library: Library
    private let waiting = Mutex<[PanelID: Parcel]>([:])
    private let released: AsyncStream<Parcel>
    private let queue: AsyncStream<Parcel>.Continuation

    init(cache: PictureCache, library: Library) {
        self.cache = cache
        self.library = library
        (released, queue) = AsyncStream.makeStream(of: Parcel.self)
    }

    /// Adds a picture of the library that is not recorded yet.
    func put(_ picture: StoredPicture, madeBy recipe: SHA256Digest, for panel: PanelID) {
        waiting.withLock { $0[panel] = Parcel(picture: picture, recipe: recipe) }
    }

    /// Call it when the pictures of these panels are recorded.
    func release(_ panels: [PanelID]) {
        let parcels = waiting.withLock { waiting in panels.compactMap { waiting.removeValue(forKey: $0) } }
        for parcel in parcels { queue.yield(parcel) }
    }

    /// Writes the released pictures meanwhile. Returns when all are written or the run is to stop. Call it only once.
    func delivering<Value: Sendable>(
        until stop: StopSignal, _ work: () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await self.deliver(until: stop) }
            defer { queue.finish() }
            return try await work()
        }
    }

    private func deliver(until stop: StopSignal) async {
        for await parcel in released {
            guard stop.reason == nil else { return }
            // If the file is lost by now, the next check of the library reports it.
            guard let bytes = try? library.pictures.bytes(of: parcel.picture) else { continue }
            let picture = GeneratedPicture(bytes: bytes, format: parcel.picture.format, size: parcel.picture.size)
            await cache.keep(picture, madeBy: parcel.recipe, backend: parcel.picture.backend)
        }
    }
}
