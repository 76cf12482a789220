import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The sockets of a server's open connections.
final class ConnectionList: Sendable {
    private struct State {
        var sockets: Set<Int32> = []
        var isClosed = false
    }

    private let state = Mutex(State())

    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// A connection that arrives after the server has stopped ends at once.
    func add(_ socket: Int32) {
        state.withLock {
            $0.sockets.insert(socket)
            if $0.isClosed { shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }

    /// Closes a socket with a reset, or else so that the client gets all that was sent.
    func close(_ socket: Int32, byReset: Bool) {
        state.withLock {
            $0.sockets.remove(socket)
            if !byReset {
                // Tells the client, even if a child process inherited the socket.
                shutdown(socket, Int32(SHUT_RDWR))
            }
            _ = systemClose(socket)
        }
    }

    /// The threads of the connections notice it, and close the sockets.
    func endAll() {
        state.withLock {
            $0.isClosed = true
            for socket in $0.sockets { shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }
}
