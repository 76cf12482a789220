/// Why a redirect is not followed.
package enum RedirectFault: Hashable, Sendable {
    /// Another scheme, host or port.
    case elsewhere
    case carriesSecret
    /// It asks to go on with GET, and the request is none.
    case wouldDropBody
    case tooMany(limit: Int)
    case unreadable
}
