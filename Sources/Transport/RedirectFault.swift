/// Why a redirect is not followed.
package enum RedirectFault: Hashable, Sendable {
    /// Another scheme, host or port.
    case elsewhere
    case carriesSecret
    /// The redirect changes the method to GET, which would drop the request's body.
    case wouldDropBody
    case tooMany(limit: Int)
    case unreadable
}
