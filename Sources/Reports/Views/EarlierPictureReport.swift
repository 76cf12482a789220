/// A picture that a page had before, or that was only tried.
package struct EarlierPictureReport: Hashable, Sendable {
    /// By which it is restored, from 1.
    var number: Int
    var path: String
    var backend: String
    /// `replaced`, `tried`, `superseded`.
    var reason: String
    /// Seconds since 1970.
    var drawnAt: Double?

    package init(number: Int, path: String, backend: String, reason: String, drawnAt: Double?) {
        self.number = number
        self.path = path
        self.backend = backend
        self.reason = reason
        self.drawnAt = drawnAt
    }
}
