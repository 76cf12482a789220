@testable import Transport

/// Never answers.
struct SilentResolver: HostResolver {
    func addresses(of host: String) async throws -> [IPAddress] {
        try await Task.sleep(for: .seconds(3600))
        return []
    }
}
