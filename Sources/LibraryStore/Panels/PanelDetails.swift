package import Domain

/// The status of a panel and the reasons for it.
package struct PanelDetails: Sendable {
    package var page: Int
    /// Counted from 1 on its page.
    package var number: Int
    package var status: PanelStatus
    package var priority: ReasonedPriority
    /// How often a run died while it drew the panel.
    package var interruptions: Int
    /// The last attempt for a panel that failed or shows a placeholder, in the run that gave it this status; nil if no
    /// backend was asked.
    package var lastAttempt: Attempt?
    /// Backends that were not asked for such a panel because of an outage, with the reasons, in words.
    package var outage: String?
    /// Whether all backends that were asked refused to draw it, so that a placeholder is shown.
    package var isRefused = false
    /// Nil if there is nothing to draw.
    package var queue: PanelQueue?
    /// How often a redraw with new seeds was requested.
    package var redraws = 0
    package var pageRequest = PageRequest()
    /// Its earlier pictures, the oldest first.
    package var history: [EarlierPicture] = []
    /// See ``StoredPicture/notDrawn``.
    package var notDrawn: [String] = []
    /// Every attempt for it, in order; nil if the caller did not ask for them.
    package var attempts: [Attempt]?
}
