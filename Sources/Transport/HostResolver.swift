/// Resolves host names to addresses.
package protocol HostResolver: Sendable {
    /// The addresses of a name, the preferred first; not empty.
    func addresses(of host: String) async throws -> [IPAddress]
}
