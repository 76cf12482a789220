/// The addresses of hosts. They are looked up once and kept until none of them accepts a connection.
actor AddressBook {
    private let resolver: any HostResolver
    private var known: [String: [IPAddress]] = [:]

    init(resolver: any HostResolver) {
        self.resolver = resolver
    }

    /// The address that last accepted a connection comes first.
    func addresses(of host: String) async throws -> [IPAddress] {
        if let addresses = known[host] { return addresses }
        let addresses = try await resolver.addresses(of: host)
        guard !addresses.isEmpty else { throw ResolutionError("it has no address") }
        known[host] = addresses
        return addresses
    }

    func prefer(_ address: IPAddress, for host: String) {
        guard let addresses = known[host], addresses.first != address else { return }
        known[host] = [address] + addresses.filter { $0 != address }
    }

    func forget(_ host: String) {
        known[host] = nil
    }
}
