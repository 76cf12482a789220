#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The target of a redirect, and whether it may be followed.
struct Redirect {
    /// The target for error messages, without a query.
    let shown: String
    /// Path and query. Not to be used if there is a fault.
    let target: String
    let fault: RedirectFault?

    /// Nil if the reply is no redirect.
    init?(_ reply: HTTPReply, of request: HTTPRequest, to target: String) {
        guard [301, 302, 303, 307, 308].contains(reply.status), let location = reply.headers["location"] else {
            return nil
        }
        let base = URL(string: request.endpoint.requestOrigin + target)
        guard location.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !location.isEmpty,
            let url = URL(string: location, relativeTo: base)?.absoluteURL.standardized
        else {
            self.init(shown: location, target: "", fault: .unreadable)
            return
        }
        let shown = String(url.absoluteString.prefix { $0 != "?" && $0 != "#" })
        self.init(shown: shown, target: Self.target(of: url), fault: Self.fault(url, reply.status, request))
    }

    private init(shown: String, target: String, fault: RedirectFault?) {
        self.shown = shown
        self.target = target
        self.fault = fault
    }

    private static func target(of url: URL) -> String {
        let path = url.path(percentEncoded: true)
        return (path.isEmpty ? "/" : path) + (url.query(percentEncoded: true).map { "?" + $0 } ?? "")
    }

    private static func fault(_ url: URL, _ status: Int, _ request: HTTPRequest) -> RedirectFault? {
        let endpoint = request.endpoint
        let port = url.port ?? Endpoint.Scheme(rawValue: url.scheme?.lowercased() ?? "")?.defaultPort
        var host = url.host(percentEncoded: true)?.lowercased() ?? ""
        if host.first == "[" { host = String(host.dropFirst().dropLast()) }
        guard url.scheme?.lowercased() == endpoint.scheme.rawValue, host == endpoint.host, port == endpoint.port,
            url.user(percentEncoded: true) == nil, url.password(percentEncoded: true) == nil
        else { return .elsewhere }
        if request.headers.contains(where: \.isSecret) { return .carriesSecret }
        let keepsMethod = status == 307 || status == 308 || request.method == .get || request.method == .head
        return keepsMethod ? nil : .wouldDropBody
    }
}
