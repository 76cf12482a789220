import Foundation
import Platform
import SystemPackage

/// Resolves names of this machine without a network request: numeric addresses, `localhost` and its subdomains, and
/// `/etc/hosts`.
///
/// A name server is another machine, and a query would reveal the host name to it.
struct LocalHostResolver: HostResolver {
    private static let hostsLimit = 16_000_000

    var files: any FileSystem = LocalFileSystem()
    var hosts: FilePath = "/etc/hosts"

    /// Throws ``TransportError/Cause/offLimits(host:address:)`` for every other name.
    func addresses(of host: String) async throws -> [IPAddress] {
        let name = host.lowercased()
        // RFC 6761, section 6.3: these names always resolve to this machine.
        if name == "localhost" || name.hasSuffix(".localhost") {
            return ["127.0.0.1", "::1"].compactMap { IPAddress($0) }
        }
        if let numeric = try? AddressLookup.addresses(of: name, asking: .numbersOnly) { return numeric }
        let listed = listedAddresses(of: name)
        guard !listed.isEmpty else { throw TransportError.Cause.offLimits(host: host, address: nil) }
        return listed
    }

    private func listedAddresses(of name: String) -> [IPAddress] {
        guard let bytes = try? files.read(hosts, limit: Self.hostsLimit) else { return [] }
        var addresses: [IPAddress] = []
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
            guard words.dropFirst().contains(where: { $0.lowercased() == name }),
                let address = words.first.flatMap({ IPAddress(String($0)) }), !addresses.contains(address)
            else { continue }
            addresses.append(address)
        }
        return addresses
    }
}
