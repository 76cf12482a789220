/// A picture of a panel that it does not show, or shows no more.
package struct EarlierPicture: Hashable, Sendable {
    package enum Reason: String, Hashable, Sendable {
        /// It was shown before another one.
        case replaced
        /// It was drawn to be tried beside the one that is shown.
        case tried
        /// It came when something else had been asked.
        case superseded
    }

    /// Counted from 1 for the panel, from the oldest.
    package var number: Int
    package var picture: StoredPicture
    package var reason: Reason
    /// The name of the run that drew it.
    package var run: String?
    /// Seconds since 1970.
    package var drawnAt: Double?
}
