/// The machines to which requests may be sent.
package enum NetworkPolicy: Hashable, Sendable {
    /// Only this machine, judged by the address of the connection, not by the name.
    case loopbackOnly
    case anywhere

    func permits(_ address: IPAddress) -> Bool {
        switch self {
        case .loopbackOnly: address.isLoopback
        case .anywhere: true
        }
    }

    /// If only this machine is allowed, no name server is queried.
    var resolver: any HostResolver {
        switch self {
        case .loopbackOnly: LocalHostResolver()
        case .anywhere: SystemHostResolver()
        }
    }
}
