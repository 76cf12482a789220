/// A picture that a panel showed or tried before.
package struct EarlierPicture: Hashable, Sendable {
    package enum Reason: String, Hashable, Sendable {
        /// Shown before it was replaced.
        case replaced
        /// Drawn as a trial and not shown.
        case tried
        /// Finished after a newer request.
        case superseded
    }

    /// Counted from 1 for the panel; 1 is the oldest.
    package var number: Int
    package var picture: StoredPicture
    package var reason: Reason
    /// The name of the run that drew it.
    package var run: String?
    /// Seconds since 1970.
    package var drawnAt: Double?
}
