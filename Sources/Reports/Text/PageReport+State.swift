import Domain

extension PageReport {
    var state: PageState { PageState(status) }

    /// The status in words: `ready`, or `not drawn: pending`.
    var statusText: String {
        state == .undrawn ? "not drawn: \(status.rawValue)" : status.rawValue
    }

    /// The last attempt that came to nothing, where the picture is not what was wanted.
    var cause: PageCause? {
        guard state != .ready else { return nil }
        return attempts.last { !$0.succeeded }.map { PageCause($0, in: .this) } ?? formerCause
    }

    /// The attempt that the picture it shows is from, where that was made in this run. Others may have been tried since.
    var source: Attempt? {
        guard isNew else { return nil }
        return attempts.last { $0.succeeded && $0.started <= drawnAt ?? .infinity }
    }

    var runtime: Milliseconds {
        attempts.reduce(.zero) { $0 + $1.runtime }
    }
}
