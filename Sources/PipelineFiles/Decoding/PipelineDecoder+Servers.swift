import Generation
import Yams

/// The keys `servers` and `count`, for a backend with several servers.
extension PipelineDecoder {
    private static let serverLimit = 64

    /// The addresses of the servers; empty if the backend has only the server at `url`.
    mutating func servers(
        _ settings: [String: Node], url: String?, start: ServerStart?, called name: String
    ) -> [String] {
        if let node = settings["servers"] {
            return listedServers(node, settings, start: start, called: name)
        }
        guard let node = settings["count"] else {
            if let node = settings["start"], start?.hasPortPlaceholder == true,
                url.flatMap(BackendSettings.port) == nil
            {
                yaml.note(node, "“{port}” in “start” of the backend “\(name)” needs “url:” with a port")
            }
            return []
        }
        guard let count = yaml.integer(node, called: "count", within: 1...Self.serverLimit) else { return [] }
        return countedServers(count, node, url: url, start: start, called: name)
    }

    private mutating func listedServers(
        _ node: Node, _ settings: [String: Node], start: ServerStart?, called name: String
    ) -> [String] {
        for key in ["url", "count"] {
            guard let other = settings[key] else { continue }
            yaml.note(
                other,
                "“\(key)” and “servers” of the backend “\(name)” exclude each other; “servers” lists all addresses")
        }
        let items = yaml.items(node, called: "servers", remedy: "list at least one address") ?? []
        guard items.count <= Self.serverLimit else {
            yaml.note(node, "“servers” lists \(items.count) addresses, at most \(Self.serverLimit)")
            return []
        }
        var servers: [String] = []
        for item in items {
            guard let server = address(item, called: "servers") else { continue }
            let address = server.hasSuffix("/") ? String(server.dropLast()) : server
            if servers.contains(where: { $0 == address || $0 == address + "/" }) {
                yaml.note(item, "“servers” lists “\(server)” twice")
            }
            servers.append(server)
        }
        if servers.count > 1 { noteSharedStart(start, of: servers, node, called: name) }
        return servers
    }

    /// Servers that this program starts differ by their ports.
    private mutating func noteSharedStart(
        _ start: ServerStart?, of servers: [String], _ node: Node, called name: String
    ) {
        guard let start else { return }
        if !start.hasPortPlaceholder {
            yaml.note(node, "“start” of the backend “\(name)” starts several servers and needs “{port}”")
        } else if let server = servers.first(where: { BackendSettings.port(of: $0) == nil }) {
            yaml.note(node, "“servers” lists “\(server)” without a port; “{port}” in “start” needs one")
        }
    }

    /// They listen on the port of `url` and on the ports after it.
    private mutating func countedServers(
        _ count: Int, _ node: Node, url: String?, start: ServerStart?, called name: String
    ) -> [String] {
        guard let start, start.hasPortPlaceholder else {
            yaml.note(
                node,
                "“count” of the backend “\(name)” needs “start:” with “{port}”, such as "
                    + "“[sd-server, --listen-port, \"{port}\"]”")
            return []
        }
        guard let url, let port = BackendSettings.port(of: url) else {
            yaml.note(
                node,
                "“count” of the backend “\(name)” needs “url:” with the port of the first server, such as "
                    + "“http://127.0.0.1:8188”")
            return []
        }
        guard port + count - 1 <= 65_535 else {
            yaml.note(node, "“count” of the backend “\(name)” needs ports up to \(port + count - 1), at most 65535")
            return []
        }
        // An IPv6 address in brackets may have the same digits.
        let host = url.firstIndex(of: "]") ?? url.startIndex
        guard let range = url[host...].firstRange(of: ":\(port)") else { return [] }
        return (0..<count).map { "\(url[..<range.lowerBound]):\(port + $0)\(url[range.upperBound...])" }
    }
}

extension ServerStart {
    fileprivate var hasPortPlaceholder: Bool {
        command.words.contains { $0.contains(BackendSettings.portPlaceholder) }
    }
}
