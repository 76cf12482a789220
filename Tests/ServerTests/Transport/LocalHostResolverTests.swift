import SystemPackage
import TestSupport
import Testing

@testable import Platform
@testable import Transport

/// Names that this machine knows without asking anyone.
struct LocalHostResolverTests {
    private static let hosts = """
        # Lanterns
        127.0.0.1\tlocalhost lantern  # and no owl
        127.0.0.2   Lantern lantern.example
        127.0.0.1 lantern
        192.0.2.7 attic
        ::1 ip6-localhost lantern
        fe80::1%lo0 cellar
        nonsense lantern
        """

    private func addresses(of host: String) async throws -> [String] {
        let folder = try TemporaryFolder()
        let hosts = try folder.write(Self.hosts, to: "hosts")
        return try await LocalHostResolver(hosts: hosts).addresses(of: host).map(\.description)
    }

    @Test(arguments: [
        ("localhost", ["127.0.0.1", "::1"]), ("lantern.localhost", ["127.0.0.1", "::1"]),
        ("lantern", ["127.0.0.1", "127.0.0.2", "::1"]), ("LANTERN.example", ["127.0.0.2"]), ("attic", ["192.0.2.7"]),
        ("127.1", ["127.0.0.1"]), ("2130706433", ["127.0.0.1"]),
    ])
    func knows(host: String, addresses: [String]) async throws {
        #expect(try await self.addresses(of: host) == addresses)
    }

    @Test(arguments: ["owl", "example.org", "cellar", "localhost.example.org", "notlocalhost", "#", ""])
    func asksNoOneForOthers(host: String) async throws {
        await #expect(throws: TransportError.Cause.offLimits(host: host, address: nil)) {
            try await addresses(of: host)
        }
    }

    @Test func knowsNumbersAndLocalhostWhereThereIsNoList() async throws {
        let folder = try TemporaryFolder()
        let resolver = LocalHostResolver(hosts: folder.path.appending("hosts"))
        #expect(try await resolver.addresses(of: "localhost").count == 2)
        await #expect(throws: TransportError.Cause.offLimits(host: "attic", address: nil)) {
            try await resolver.addresses(of: "attic")
        }
    }
}
