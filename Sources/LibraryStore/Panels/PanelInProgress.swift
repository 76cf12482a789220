package import Domain

/// A panel that a run has claimed and not recorded yet.
package struct PanelInProgress: Hashable, Sendable {
    package var name: PanelName
    /// The backend that is drawing it; nil if the panel waits, or if its pictures are free and the backend is not
    /// recorded.
    package var backend: String?
    /// Start, in seconds since 1970.
    package var since: Double?
}
