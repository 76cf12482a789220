/// What a transfer connects to.
enum Destination: Hashable, Sendable {
    case address(IPAddress, port: Int)
    /// The path of a Unix socket.
    case socket(String)

    /// `127.0.0.1:8080`, `[::1]:8080`, `unix:/run/llama.sock`
    var text: String {
        switch self {
        case .address(let address, let port): address.with(port: port)
        case .socket(let path): "unix:\(path)"
        }
    }
}
