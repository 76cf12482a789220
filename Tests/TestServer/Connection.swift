#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One connection to a server. Its functions block their thread, and throw once the client has closed the connection.
struct Connection {
    private static let piece = 65_536

    /// From 1.
    let number: Int
    let socket: Int32

    /// Bytes from the client that are not read yet.
    private var received: [UInt8] = []

    init(number: Int, socket: Int32) {
        self.number = number
        self.socket = socket
        var yes: Int32 = 1
        // Fails for sockets at a path, which need no such option.
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        #if canImport(Darwin)
            setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    /// A line without its end, which must be CR LF.
    mutating func readLine() throws(ConnectionEnd) -> [UInt8] {
        var scanned = 0
        while true {
            if let end = received[scanned...].firstIndex(of: 0x0A) {
                guard end > 0, received[end - 1] == 0x0D else { throw .notHTTP }
                let line = Array(received[..<(end - 1)])
                received.removeFirst(end + 1)
                return line
            }
            scanned = received.count
            guard scanned < Self.piece else { throw .notHTTP }
            try receive()
        }
    }

    /// The next byte, which stays unread.
    mutating func peek() throws(ConnectionEnd) -> UInt8 {
        while true {
            if let first = received.first { return first }
            try receive()
        }
    }

    mutating func read(_ count: Int) throws(ConnectionEnd) -> [UInt8] {
        guard count <= ScriptedServer.bodyLimit else { throw .closed }
        while received.count < count { try receive() }
        let bytes = Array(received[..<count])
        received.removeFirst(count)
        return bytes
    }

    mutating func wait(for time: Duration) throws(ConnectionEnd) {
        let end = ContinuousClock.now.advanced(by: time)
        while true {
            let left = end - ContinuousClock.now
            guard left > .zero else { return }
            // One more, because a wait of less than a millisecond is none.
            if try isReady(POLLIN, within: Int32(min(left / .milliseconds(1), 1_000_000)) + 1) { try receive() }
        }
    }

    func send(_ bytes: [UInt8]) throws(ConnectionEnd) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemSend(socket, $0.baseAddress, $0.count, sendFlags) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else {
                guard errno == EAGAIN || errno == EINTR else { throw .closed }
                _ = try isReady(POLLOUT, within: -1)
            }
        }
    }

    /// Waits for at least one more byte.
    private mutating func receive() throws(ConnectionEnd) {
        guard received.count <= ScriptedServer.bodyLimit else { throw .closed }
        while true {
            var count = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: Self.piece) { place, filled in
                count = recv(socket, place.baseAddress, place.count, 0)
                filled = max(count, 0)
            }
            guard count != 0 else { throw .closed }
            guard count < 0 else {
                received += bytes
                return
            }
            guard errno == EAGAIN || errno == EINTR else { throw .closed }
            _ = try isReady(POLLIN, within: -1)
        }
    }

    private func isReady(_ event: Int32, within milliseconds: Int32) throws(ConnectionEnd) -> Bool {
        var awaited = pollfd(fd: socket, events: Int16(event), revents: 0)
        let count = poll(&awaited, 1, milliseconds)
        guard count >= 0 || errno == EINTR else { throw .closed }
        return count > 0
    }
}
