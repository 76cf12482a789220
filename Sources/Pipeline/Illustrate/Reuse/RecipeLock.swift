import Domain
import LibraryStore
import Platform
import Synchronization

/// Makes panels with the same recipe wait for each other, so that its picture is made once. A story can be in two
/// collections that are drawn together.
final class RecipeLock: Sendable {
    private struct State {
        /// The lane of each recipe in use, with the number of its panels.
        var lanes: [SHA256Digest: (lane: RequestThrottle, panels: Int)] = [:]
        /// Pictures that are received but not recorded yet. The library does not find them by their recipe.
        var fresh: [SHA256Digest: (picture: PanelPicture, panel: PanelID)] = [:]
    }

    private let environment: HostEnvironment
    private let state = Mutex(State())

    init(environment: HostEnvironment) {
        self.environment = environment
    }

    /// Gets a picture while no other panel uses the same recipe. `body` gets the picture of another panel with this
    /// recipe until that picture is recorded. The result of `body` is kept for the same time.
    func pass(
        _ recipe: SHA256Digest, for panel: PanelID, _ body: (PanelPicture?) async throws -> PanelPicture
    ) async throws -> PanelPicture {
        try await alone(with: recipe) {
            let fresh = state.withLock { $0.fresh[recipe]?.picture }
            let picture = try await body(fresh)
            if fresh == nil { state.withLock { $0.fresh[recipe] = (picture, panel) } }
            return picture
        }
    }

    /// Does the work while no other panel uses the same recipe.
    func alone<Value>(with recipe: SHA256Digest, _ work: () async throws -> Value) async throws -> Value {
        let lane = enter(recipe)
        defer { leave(recipe) }
        return try await lane.pass(work)
    }

    /// Call it when the pictures of these panels are recorded.
    func forget(_ recorded: Set<PanelID>) {
        state.withLock { state in state.fresh = state.fresh.filter { !recorded.contains($0.value.panel) } }
    }

    private func enter(_ recipe: SHA256Digest) -> RequestThrottle {
        state.withLock { state in
            let lane = state.lanes[recipe]?.lane ?? RequestThrottle(width: 1, perMinute: nil, environment: environment)
            state.lanes[recipe] = (lane, (state.lanes[recipe]?.panels ?? 0) + 1)
            return lane
        }
    }

    private func leave(_ recipe: SHA256Digest) {
        state.withLock { state in
            guard let (lane, panels) = state.lanes[recipe] else { return }
            state.lanes[recipe] = panels > 1 ? (lane, panels - 1) : nil
        }
    }
}
