#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A port with a full queue: connections to it are neither accepted nor refused.
package struct DeafPort: ~Copyable {
    package let port: Int
    private let sockets: [Int32]

    /// Nil if the system does not support this.
    package init?() {
        #if canImport(Darwin)
            let stream = SOCK_STREAM
        #else
            let stream = Int32(SOCK_STREAM.rawValue)
        #endif
        let listener = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        guard Self.call(bind, listener, &address) == 0, listen(listener, 0) == 0 else { return nil }
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let named = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &length) }
        }
        guard named == 0 else { return nil }
        port = Int(UInt16(bigEndian: address.sin_port))
        // The queue holds one more than requested. Further connections get no answer.
        var callers: [Int32] = []
        for _ in 0..<4 {
            let caller = socket(AF_INET, stream, 0)
            _ = fcntl(caller, F_SETFL, O_NONBLOCK)
            _ = Self.call(connect, caller, &address)
            callers.append(caller)
        }
        sockets = [listener] + callers
    }

    deinit {
        for socket in sockets { close(socket) }
    }

    private static func call(
        _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, _ socket: Int32,
        _ address: inout sockaddr_in
    ) -> Int32 {
        withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                function(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
