import Domain

extension PageReport {
    var state: PageState { PageState(status) }

    /// The status as text: `ready`, or `not drawn: pending`.
    var statusText: String {
        state == .undrawn ? "not drawn: \(status.rawValue)" : status.rawValue
    }

    /// The last failed attempt, if the page is not ready.
    var cause: PageCause? {
        guard state != .ready else { return nil }
        return attempts.last { !$0.succeeded }.map { PageCause($0, in: .this) } ?? formerCause
    }

    /// The attempt that made the shown picture, if it was made in this run. Later attempts may exist.
    var source: Attempt? {
        guard isNew else { return nil }
        return attempts.last { $0.succeeded && $0.started <= drawnAt ?? .infinity }
    }

    var runtime: Milliseconds {
        attempts.reduce(.zero) { $0 + $1.runtime }
    }
}
