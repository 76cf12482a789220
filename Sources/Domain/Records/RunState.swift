/// Whether a recorded run is still in progress.
package enum RunState: Hashable, Sendable {
    /// `holder` is `process 7 on attic since 2026-11-22T01:00:00Z`. `takesRequests`: whether the run draws page
    /// requests that are made now.
    case inProgress(holder: String, takesRequests: Bool)
    case ended(RunEnd)

    package var isInProgress: Bool {
        if case .inProgress = self { true } else { false }
    }

    /// Nil while it is in progress.
    package var end: RunEnd? {
        if case .ended(let end) = self { end } else { nil }
    }
}
