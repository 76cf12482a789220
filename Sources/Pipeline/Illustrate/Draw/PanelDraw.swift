import Domain
import Generation

/// A panel that is being drawn: how far its ladders are, and its attempts. It can wait for a backend and continue later.
struct PanelDraw: Sendable {
    let builder: PictureRequestBuilder
    var recorder: AttemptRecorder
    /// Whether the run draws the panel again, because a placeholder stood in. Such a panel does not wait.
    let isRedraw: Bool
    /// By index of the backend. A backend without a ladder was not asked.
    var ladders: [Int: Ladder] = [:]

    func ladder(of backend: Int) -> Ladder {
        ladders[backend] ?? Ladder(seed: builder.seed(variation: -1))
    }

    /// Why the backend has no picture for the panel; nil if it was not asked or can be asked again.
    func end(of backend: Int) -> Ladder.End? {
        if case .end(let end) = ladders[backend]?.step { end } else { nil }
    }
}
