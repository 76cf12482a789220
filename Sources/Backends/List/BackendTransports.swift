package import Transport

/// The connections to servers of backends.
package struct BackendTransports: Sendable {
    /// Connects to this machine only.
    let loopback: HTTPTransport
    /// Connects to all machines, for pipelines that allow it.
    let network: HTTPTransport

    package init(loopback: HTTPTransport, network: HTTPTransport) {
        self.loopback = loopback
        self.network = network
    }
}
