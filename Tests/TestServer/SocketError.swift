#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

struct SocketError: Error, CustomStringConvertible {
    let description: String

    init(_ attempt: String, code: Int32 = errno) {
        description = "cannot \(attempt): \(String(cString: strerror(code)))"
    }
}

#if canImport(Darwin)
    let streamType = SOCK_STREAM
    /// A lost connection is an error of `send`, not a signal.
    let sendFlags: Int32 = 0
#else
    let streamType = Int32(SOCK_STREAM.rawValue)
    let sendFlags = Int32(MSG_NOSIGNAL)
#endif

// The system's functions, for types with methods of these names.
let systemSocket = socket
let systemAccept = accept
let systemClose = close
let systemSend = send
