import Foundation
import Synchronization
import TestServer

/// Ports that no other test gets: outside the system's range for ephemeral ports.
package enum QuietPort {
    /// The discard port (RFC 863); no machine is expected to have a server on it.
    package static let unused = 9

    private static let next = Mutex(20_000 + Int(ProcessInfo.processInfo.processIdentifier % 100) * 100)

    /// A port that is free now.
    package static func free() async throws -> Int {
        while true {
            let port = next.withLock { next in
                next += 1
                return next
            }
            guard let server = try? await ScriptedServer.start([], port: port) else { continue }
            await server.stop()
            return port
        }
    }
}
