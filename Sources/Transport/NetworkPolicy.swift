/// Which machines may be asked.
package enum NetworkPolicy: Hashable, Sendable {
    /// This one. Judged by the address that is connected to, not by the name.
    case loopbackOnly
    case anywhere

    func permits(_ address: IPAddress) -> Bool {
        switch self {
        case .loopbackOnly: address.isLoopback
        case .anywhere: true
        }
    }

    /// Where only this machine is asked, no name server is either.
    var resolver: any HostResolver {
        switch self {
        case .loopbackOnly: LocalHostResolver()
        case .anywhere: SystemHostResolver()
        }
    }
}
