import Domain
import Generation
import LibraryStore

/// A panel that is being drawn: how far its ladders are, and its attempts. It can wait for a backend and continue later.
struct PanelDraw: Sendable {
    let builder: PictureRequestBuilder
    var recorder: AttemptRecorder
    /// Whether the run draws the panel again, because a placeholder stood in. Such a panel does not wait.
    let isRedraw: Bool
    /// The server that draws the panel.
    var server = ServerIndex(backend: 0)
    /// Servers whose request for the panel was interrupted. Another server of the backend is asked next.
    var interrupted: Set<ServerIndex> = []
    /// By index of the backend. A backend without a ladder was not asked.
    var ladders: [Int: Ladder] = [:]

    /// `name` is the name of the backend.
    func ladder(of backend: Int, named name: String) -> Ladder {
        ladders[backend] ?? Ladder(seed: builder.seed(variation: -1), rungs: builder.rungs(for: name))
    }

    /// Set if the next request to a backend needs other words that are still to be asked for.
    func refusedDirection(by backend: Int, named name: String) -> RefusedDirection? {
        guard case .attempt(.rewritten, _, _) = ladder(of: backend, named: name).step,
            case .possible(let basis) = builder.rewriting
        else { return nil }
        return RefusedDirection(basis: basis, refusedBy: name, attempts: recorder.nextNumber - 1)
    }

    /// Why the backend has no picture for the panel; nil if it was not asked or can be asked again.
    func end(of backend: Int) -> Ladder.End? {
        if case .end(let end) = ladders[backend]?.step { end } else { nil }
    }
}
