/// Turns names of hosts into addresses.
package protocol HostResolver: Sendable {
    /// Those of a name, the preferred first; not empty.
    func addresses(of host: String) async throws -> [IPAddress]
}
