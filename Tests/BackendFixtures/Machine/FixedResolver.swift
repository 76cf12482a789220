@testable import Transport

/// Resolves every name to this machine, without a lookup.
struct FixedResolver: HostResolver {
    func addresses(of host: String) async throws -> [IPAddress] {
        IPAddress("127.0.0.1").map { [$0] } ?? []
    }
}
