import Domain

/// When a panel that failed or shows a placeholder is requested again, if no person asks for it. Raw values are stable.
package enum NextRequest: String, Sendable {
    /// By the next run: a backend was away.
    case run
    /// By a run that retries.
    case retry
    /// By a run that retries, if something that decides its requests has changed: all backends refused them.
    case change
}

extension PanelDetails {
    /// Nil if it has the wanted picture, is cancelled, or is in the queue.
    package var nextRequest: NextRequest? {
        guard status == .failed || status == .placeholder, queue == nil else { return nil }
        if outage != nil { return .run }
        return isRefused ? .change : .retry
    }
}
