package import Domain

/// A panel that a run has taken and not recorded yet.
package struct PanelInProgress: Hashable, Sendable {
    package var name: PanelName
    /// Who is asked for its picture; nil where it waits its turn, or where pictures are free and that is not written down.
    package var backend: String?
    /// Since when, in seconds since 1970.
    package var since: Double?
}
