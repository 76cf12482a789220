package import Domain

/// Where a panel stands, and why.
package struct PanelDetails: Sendable {
    package var page: Int
    /// Counted from 1 on its page.
    package var number: Int
    package var status: PanelStatus
    package var priority: ReasonedPriority
    /// How often a run died while it was being drawn.
    package var interruptions: Int
    /// The request after which nothing more was tried: of a panel that failed or shows a placeholder, in the run that made it
    /// so; nil where no backend was asked.
    package var lastAttempt: Attempt?
    /// Of the same: backends that were not asked because they were out, with their reasons, in words.
    package var outage: String?
    /// Nil where there is nothing to draw.
    package var queue: PanelQueue?
    /// How often it was to be redrawn, with seeds of its own.
    package var redraws = 0
    package var pageRequest = PageRequest()
    /// Its pictures besides the one that it shows, the oldest first.
    package var history: [EarlierPicture] = []
    /// Every request for it, in order; nil where they were not asked for.
    package var attempts: [Attempt]?
}
