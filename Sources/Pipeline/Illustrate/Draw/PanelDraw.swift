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
    /// By name of the backend. A backend without a ladder was not asked.
    private(set) var ladders: [String: Ladder] = [:]

    init(builder: PictureRequestBuilder, recorder: AttemptRecorder, isRedraw: Bool) {
        self.builder = builder
        self.recorder = recorder
        self.isRedraw = isRedraw
    }

    func ladder(of backend: String) -> Ladder {
        ladders[backend] ?? Ladder(seed: builder.seed(variation: -1), rungs: builder.rungs)
    }

    /// Whether a request to the backend has failed.
    func hasAsked(_ backend: String) -> Bool { ladders[backend] != nil }

    mutating func advance(_ backend: String, after error: GenerationError) {
        var ladder = ladder(of: backend)
        ladder.advance(after: error)
        ladders[backend] = ladder
    }

    /// Continues the ladders of a panel that was set aside: with the other words, or behind them if there are none.
    mutating func resume(_ earlier: PanelDraw) {
        ladders = earlier.ladders
        guard builder.rewriting == .none else { return }
        for backend in ladders.keys { ladders[backend]?.skip(.rewritten) }
    }

    /// Digest of what decides the words, if the next request to a backend needs other words that are still to be asked
    /// for.
    func neededRewrite(for backend: String) -> String? {
        guard case .attempt(.rewritten, _, _) = ladder(of: backend).step,
            case .possible(let basis) = builder.rewriting
        else { return nil }
        return basis
    }

    /// Why the backend has no picture for the panel; nil if it was not asked or can be asked again.
    func end(of backend: String) -> Ladder.End? {
        if case .end(let end) = ladders[backend]?.step { end } else { nil }
    }
}
