/// Where a backend is: the fixed front part of every address that is asked.
package struct Endpoint: Hashable, Sendable, CustomStringConvertible {
    enum Scheme: String, Sendable {
        case http
        case https

        var defaultPort: Int { self == .http ? 80 : 443 }
    }

    let scheme: Scheme
    /// Lower case; an IPv6 address without its brackets.
    package let host: String
    let port: Int
    /// Of a Unix socket on this machine; nil for a server on the network.
    let socketPath: String?
    /// Percent-encoded, empty or with a slash in front and none at the end: `/api`.
    package let pathPrefix: String

    /// The host where it is numeric already.
    var address: IPAddress? { IPAddress(host) }

    /// `http://127.0.0.1:8080`, without the scheme's usual port. `unix:/run/llama.sock`
    package var origin: String { socketPath.map { "\(Self.socketScheme)\($0)" } ?? requestOrigin }

    /// Whether its address says that it is on this machine.
    package var isOnThisMachine: Bool { socketPath != nil || host == "localhost" || address?.isLoopback == true }

    /// As libcurl takes it: a request over a Unix socket has a host, too.
    var requestOrigin: String {
        let name = address?.isIPv6 == true ? "[\(host)]" : host
        return "\(scheme.rawValue)://\(name)\(port == scheme.defaultPort ? "" : ":\(port)")"
    }

    package var description: String { pathPrefix.isEmpty ? origin : shown(pathPrefix) }

    /// The address of a path below it, as people read it.
    func shown(_ path: String) -> String { origin + (socketPath == nil ? path : ":\(path)") }

    private static let socketScheme = "unix:"

    /// Bytes of a socket's path; the kernel takes no more.
    private static let socketPathLimit = 107

    package init(_ text: String) throws(EndpointError) {
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { throw EndpointError(text, .characters) }
        if text.hasPrefix(Self.socketScheme) {
            do throws(EndpointError.Cause) {
                (socketPath, pathPrefix) = try Self.socket(text.dropFirst(Self.socketScheme.count))
            } catch {
                throw EndpointError(text, error)
            }
            (scheme, host, port) = (.http, "localhost", Scheme.http.defaultPort)
            return
        }
        guard let mark = text.firstRange(of: "://") else { throw EndpointError(text, .scheme) }
        guard let scheme = Scheme(rawValue: text[..<mark.lowerBound].lowercased()) else {
            throw EndpointError(text, .scheme)
        }
        let rest = text[mark.upperBound...]
        guard !rest.contains("?") else { throw EndpointError(text, .query) }
        guard !rest.contains("#") else { throw EndpointError(text, .fragment) }
        let authority = rest.prefix { $0 != "/" }
        guard !authority.contains("@") else { throw EndpointError(text, .userInformation) }
        self.scheme = scheme
        socketPath = nil
        do throws(EndpointError.Cause) {
            (host, port) = try Self.hostAndPort(authority, default: scheme.defaultPort)
            pathPrefix = try Self.prefix(rest[authority.endIndex...])
        } catch {
            throw EndpointError(text, error)
        }
    }

    /// `/run/llama.sock`, `/run/llama.sock:/v1`
    private static func socket(
        _ text: Substring
    ) throws(EndpointError.Cause) -> (path: String, prefix: String) {
        let path = text.prefix { $0 != ":" }
        guard path.first == "/", path.utf8.count > 1, path.utf8.count <= socketPathLimit else {
            throw .socket(String(path))
        }
        let rest = text[path.endIndex...].dropFirst()
        guard rest.isEmpty || rest.first == "/" else { throw .path(String(rest)) }
        return (String(path), try prefix(rest))
    }

    private static func hostAndPort(
        _ authority: Substring, default: Int
    ) throws(EndpointError.Cause) -> (host: String, port: Int) {
        var host = authority.prefix { $0 != ":" }
        var rest = authority[host.endIndex...]
        if authority.first == "[" {
            guard let end = authority.firstIndex(of: "]") else { throw .host(String(authority)) }
            host = authority[authority.index(after: authority.startIndex)..<end]
            rest = authority[authority.index(after: end)...]
            guard IPAddress(String(host))?.isIPv6 == true else { throw .host(String(host)) }
        } else {
            guard isName(host) else { throw .host(String(host)) }
        }
        guard !rest.isEmpty else { return (host.lowercased(), `default`) }
        let digits = rest.dropFirst()
        guard rest.first == ":", digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let port = Int(digits),
            1...65_535 ~= port
        else { throw .port(String(digits)) }
        return (host.lowercased(), port)
    }

    /// As host names go (RFC 1123), and the underscore that container names have. Takes in IPv4 addresses.
    private static func isName(_ text: Substring) -> Bool {
        text.utf8.count <= 253
            && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
                1...63 ~= label.utf8.count && label.first != "-" && label.last != "-"
                    && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            }
    }

    private static func prefix(_ path: Substring) throws(EndpointError.Cause) -> String {
        var path = path
        while path.last == "/" { path.removeLast() }
        guard !path.isEmpty else { return "" }
        for segment in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard PercentEncoding.isEncodedSegment(segment) else { throw .path(String(path)) }
        }
        return String(path)
    }

    /// The address of one request, from its path on.
    func target(_ path: RequestPath, query: [QueryItem]) throws(RequestPath.Fault) -> String {
        let items = query.map { "\(PercentEncoding.query($0.name))=\(PercentEncoding.query($0.value))" }
        let end = items.isEmpty ? "" : "?" + items.joined(separator: "&")
        let whole = try pathPrefix + path.percentEncoded()
        return (whole.isEmpty ? "/" : whole) + end
    }
}
