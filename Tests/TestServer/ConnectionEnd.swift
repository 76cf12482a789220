/// Why a server serves a connection no longer.
enum ConnectionEnd: Error {
    /// By the client, the script or the server's end.
    case closed
    /// The script resets the connection.
    case reset
    case notHTTP
}
