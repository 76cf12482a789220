import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A server that sends the same short reply to every request, one connection after the other. It ends with the program.
struct ReadyServer {
    let port: UInt16

    init() throws {
        #if canImport(Glibc)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        let listener = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { socketAddress in
                bind(listener, socketAddress, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, socketAddress, &length) == 0
            }
        }
        guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            while case let connection = accept(listener, nil, nil), connection >= 0 { Self.serve(connection) }
        }
    }

    /// Requests have no bodies and come one at a time, so each ends with an empty line.
    private static func serve(_ connection: Int32) {
        var isOn: Int32 = 1
        setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
        let reply = Array("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}".utf8)
        let end = Array("\r\n\r\n".utf8)
        var request: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while case let count = read(connection, &piece, piece.count), count > 0 {
            request += piece.prefix(count)
            guard request.suffix(end.count).elementsEqual(end) else { continue }
            request = []
            guard write(connection, reply, reply.count) == reply.count else { break }
        }
        close(connection)
    }
}
