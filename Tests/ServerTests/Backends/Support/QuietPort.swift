import Foundation
import Synchronization
import TestServer

/// Ports that no other test is given: outside the range from which the system takes those that nobody asked for.
enum QuietPort {
    /// Nothing listens there on any machine.
    static let unused = 9

    private static let next = Mutex(20_000 + Int(ProcessInfo.processInfo.processIdentifier % 100) * 100)

    /// One that is free now.
    static func free() async throws -> Int {
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
