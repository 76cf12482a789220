import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A socket that listens on an address of this machine or at a path.
final class Listener: Sendable {
    /// For connections that a test opens at once.
    private static let backlog: Int32 = 256
    /// On systems that do not tell a waiting thread that the socket is closed, it waits no longer.
    private static let longestWait: Int32 = 100

    /// 0 for a socket at a path.
    let port: Int

    private let socket: Int32
    private let isClosed = Mutex(false)

    init(host: String, port: Int) throws(SocketError) {
        socket = try host.hasPrefix("/") ? Self.bound(toPath: host) : Self.bound(to: host, port: port)
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
        guard listen(socket, Self.backlog) == 0 else {
            let error = SocketError("listen on \(host)")
            _ = systemClose(socket)
            throw error
        }
        self.port = host.hasPrefix("/") ? 0 : Self.port(of: socket)
    }

    /// Hands over connections, which do not block, until the port is closed or the time has come.
    func accept(until end: ContinuousClock.Instant, _ accepted: (Int32) -> Void) {
        while ContinuousClock.now < end {
            var event = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            poll(&event, 1, Self.longestWait)
            let connection: Int32? = isClosed.withLock { $0 ? nil : systemAccept(socket, nil, nil) }
            guard let connection else { return }
            guard connection >= 0 else { continue }
            _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
            _ = fcntl(connection, F_SETFL, O_NONBLOCK)
            accepted(connection)
        }
    }

    /// Connections are refused from now on.
    func close() {
        isClosed.withLock {
            guard !$0 else { return }
            $0 = true
            // Takes effect although a thread waits for the socket, and wakes it.
            shutdown(socket, Int32(SHUT_RDWR))
            _ = systemClose(socket)
        }
    }

    private static func bound(to host: String, port: Int) throws(SocketError) -> Int32 {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST
        hints.ai_socktype = streamType
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, "\(port)", &hints, &found) == 0, let address = found else {
            throw SocketError("use the address \(host)", code: EINVAL)
        }
        defer { freeaddrinfo(found) }
        return try bound(
            systemSocket(address.pointee.ai_family, streamType, 0), to: address.pointee.ai_addr,
            length: address.pointee.ai_addrlen, shown: "\(host):\(port)")
    }

    private static func bound(toPath path: String) throws(SocketError) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let fits = withUnsafeMutableBytes(of: &address.sun_path) { place in
            guard path.utf8.count < place.count else { return false }
            place.copyBytes(from: path.utf8)
            return true
        }
        guard fits else { throw SocketError("listen at \(path)", code: ENAMETOOLONG) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                Result { () throws(SocketError) in
                    try bound(
                        systemSocket(AF_UNIX, streamType, 0), to: address,
                        length: socklen_t(MemoryLayout<sockaddr_un>.size), shown: path)
                }
            }
        }
        return try result.get()
    }

    private static func bound(
        _ socket: Int32, to address: UnsafePointer<sockaddr>, length: socklen_t, shown: String
    ) throws(SocketError) -> Int32 {
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard socket >= 0, bind(socket, address, length) == 0 else {
            let error = SocketError("listen on \(shown)")
            _ = systemClose(socket)
            throw error
        }
        return socket
    }

    private static func port(of socket: Int32) -> Int {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard getsockname(socket, address, &length) == 0 else { return 0 }
                return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    Int(UInt16(bigEndian: $0.pointee.sin_port))  // At the same place for both versions of IP.
                }
            }
        }
    }
}
