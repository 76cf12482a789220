import Domain
import LibraryStore
import Platform
import Synchronization

/// Lets panels that want the same picture come to it one after another, so that it is made once: a story may stand in two
/// collections that are drawn together.
final class RecipeLock: Sendable {
    private struct State {
        /// For the panels that are at a recipe, with the number of them.
        var lanes: [SHA256Digest: (lane: RequestThrottle, panels: Int)] = [:]
        /// Pictures that have come and are not recorded yet: the library does not find them by their recipe.
        var fresh: [SHA256Digest: (picture: PanelPicture, panel: PanelID)] = [:]
    }

    private let environment: HostEnvironment
    private let state = Mutex(State())

    init(environment: HostEnvironment) {
        self.environment = environment
    }

    /// Comes to a picture while no other panel is at the same recipe. `body` is given the one that another panel came to,
    /// until that is recorded; what it returns is remembered as long.
    func pass(
        _ recipe: SHA256Digest, for panel: PanelID, _ body: (PanelPicture?) async throws -> PanelPicture
    ) async throws -> PanelPicture {
        let lane = enter(recipe)
        defer { leave(recipe) }
        return try await lane.pass {
            let fresh = state.withLock { $0.fresh[recipe]?.picture }
            let picture = try await body(fresh)
            if fresh == nil { state.withLock { $0.fresh[recipe] = (picture, panel) } }
            return picture
        }
    }

    /// Panels whose pictures are recorded.
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
