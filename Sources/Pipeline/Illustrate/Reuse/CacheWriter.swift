import Domain
import Generation
import LibraryStore
import Platform
import Synchronization

/// Pictures on their way into a cache. Each is written there once it is recorded, while others are drawn: what is paid
/// for does not wait for a share that may be slow.
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

    /// A picture of the library that is not recorded yet.
    func put(_ picture: StoredPicture, madeBy recipe: SHA256Digest, for panel: PanelID) {
        waiting.withLock { $0[panel] = Parcel(picture: picture, recipe: recipe) }
    }

    /// Panels whose pictures are recorded.
    func release(_ panels: [PanelID]) {
        let parcels = waiting.withLock { waiting in panels.compactMap { waiting.removeValue(forKey: $0) } }
        for parcel in parcels { queue.yield(parcel) }
    }

    /// Writes what is released meanwhile, and returns when all of it is written or the run is to stop. Once only.
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
            // A file that is lost by now is reported by the next check of the library.
            guard let bytes = try? library.pictures.bytes(of: parcel.picture) else { continue }
            let picture = GeneratedPicture(bytes: bytes, format: parcel.picture.format, size: parcel.picture.size)
            await cache.keep(picture, madeBy: parcel.recipe, backend: parcel.picture.backend)
        }
    }
}
