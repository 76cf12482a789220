import Synchronization

@testable import Transport

/// Knows the names it is given, and counts how often it is asked.
final class FakeResolver: HostResolver {
    private let names: [String: [String]]
    private let asked = Mutex(0)

    init(_ names: [String: [String]]) {
        self.names = names
    }

    var count: Int { asked.withLock { $0 } }

    func addresses(of host: String) async throws -> [IPAddress] {
        asked.withLock { $0 += 1 }
        guard let addresses = names[host] else { throw ResolutionError("Name or service not known") }
        return addresses.compactMap { IPAddress($0) }
    }
}
