import Domain
import LibraryStore

/// Checks that a run and its library are of the same shard.
struct ShardCheck {
    private let request: RunRequest

    init(_ request: RunRequest) {
        self.request = request
    }

    /// Throws a ``ShardError`` for another shard. Makes a new library that of the shard. A run for page requests only
    /// fits every library.
    func callAsFunction(_ library: Library) async throws {
        guard !request.isPageRequestOnly else { return }
        let stored = try await library.control.shard()
        guard stored != request.shard else { return }
        if stored == nil, let shard = request.shard, try await library.control.become(shard) { return }
        throw ShardError(root: request.library, stored: stored, requested: request.shard)
    }
}
